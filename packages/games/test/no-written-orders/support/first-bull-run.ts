/** Formations with their strength; unit, arm, men, guns, strength, morale, movement, armament or range, place at six o’clock. */
export const ORDER_OF_BATTLE = `
U1 26
  u_keyes inf 2500 0 6/3 3 5 R 38.8302,-77.4765
  u_schenck inf 2220 0 6/3 3 5 R 38.8235,-77.4962
  u_sherman inf 3380 0 8/4/2 4 5 R 38.8287,-77.4962
  u_carlisle foot 85 4 2 5 5 g4 38.8235,-77.4962
  u_ayres foot 112 6 3/2 5 5 g3 38.8287,-77.4962
  u_haines foot 60 1 1 5 3 g5 38.8259,-77.4960
U2 25
  u_burnside inf 3500 0 9/5/3 4 5 R 38.8385,-77.4705
  u_reynolds foot 170 8 4/2 4 5 g4 38.8352,-77.4692
  u_porter inf 2260 0 6/3 3 5 R 38.8323,-77.4680
  u_griffin foot 130 6 3/2 5 5 g3 38.8323,-77.4680
  u_sykes inf 895 0 2 4 5 R 38.8329,-77.4650
  u_palmer cav 415 0 1 4 9 R 38.8329,-77.4650
U3 23
  u_franklin inf 2560 0 6/3 4 5 R 38.8342,-77.4595
  u_ricketts foot 120 6 3/2 5 5 g4 38.8342,-77.4595
  u_willcox inf 2180 0 5/3 3 5 R 38.8362,-77.4508
  u_arnold foot 90 4 2 5 5 g4 38.8362,-77.4508
  u_howard inf 2980 0 7/4 2 5 R 38.8383,-77.4420
U4 32
  u_blenker inf 2940 0 7/4 4 5 R 38.8415,-77.4250
  u_bookwood foot 80 6 3/2 3 4 g3 38.8415,-77.4250
  u_tidball foot 90 4 2 5 5 g3 38.8345,-77.4312
  u_davies inf 2960 0 7/4 3 5 R 38.8370,-77.4300
  u_greene foot 90 4 2 5 5 g4 38.8370,-77.4300
  u_hunt foot 95 4 2 5 5 g3 38.8370,-77.4300
  u_richardson inf 3240 0 8/4/2 4 5 R 38.8130,-77.4455
  u_edwards foot 70 2 1 5 4 g5 38.8130,-77.4455
U5 4
  u_montgomery inf 1680 0 4/2 3 5 R arrives
C1 15
  c_cocke inf 2700 0 7/4 3 6 R 38.8105,-77.5035
  c_rogers foot 70 4 2 4 6 g3 38.8105,-77.5035
  c_latham foot 45 2 1 4 6 g3 38.8105,-77.5035
  c_mead cav 260 0 1 3 9 R 38.8070,-77.5060
  c_evans inf 1065 0 3/2 4 6 R 38.8262,-77.5095
  c_davidson foot 40 2 1 4 6 g3 38.8262,-77.5095
C2 19
  c_bonham inf 3290 0 8/4/2 4 6 R 38.7952,-77.4585
  c_kemper foot 76 4 2 4 6 g3 38.7952,-77.4585
  c_shields foot 80 4 2 4 6 g3 38.7952,-77.4585
  c_kershaw inf 1470 0 4/2 4 6 R 38.7952,-77.4622
  c_radford cav 770 0 3/2 3 9 R 38.7900,-77.4600
C3 14
  c_longstreet inf 2970 0 7/4 4 6 R 38.8010,-77.4500
  c_garnett foot 44 2 1 5 6 g3 38.8010,-77.4500
  c_jones inf 2080 0 5/3 3 6 R 38.7880,-77.4372
  c_miller foot 40 2 1 5 6 g3 38.7880,-77.4372
C4 15
  c_ewell inf 2380 0 6/3 4 6 R 38.7725,-77.4180
  c_rosser foot 64 4 2 5 6 g3 38.7725,-77.4180
  c_jenifer cav 330 0 1 3 9 R 38.7725,-77.4180
  c_holmes inf 1265 0 3/2 3 6 R 38.7675,-77.4245
  c_walker foot 95 6 3/2 4 6 g4 38.7675,-77.4245
C5 7
  c_early inf 1495 0 4/2 4 6 R 38.7895,-77.4500
  c_walton foot 110 5 3/2 5 6 g3 38.7895,-77.4500
C6 13
  c_jackson inf 2490 0 6/3 4 6 R 38.7965,-77.4545
  c_pendleton foot 236 12 6/3 5 6 g3 38.7965,-77.4545
  c_stuart cav 300 0 1 4 9 R 38.7985,-77.4905
C7 13
  c_bee inf 1332 0 3/2 4 6 R 38.7945,-77.4500
  c_bartow inf 1400 0 4/2 4 6 R 38.7945,-77.4500
  c_imboden foot 95 4 2 5 6 g3 38.7945,-77.4500
  c_hampton inf 600 0 2 4 6 R 38.7500,-77.4745
  c_fisher inf 620 0 2 3 6 R arrives
C8 7
  c_elzey inf 1680 0 4/2 4 6 R arrives
  c_13va inf 380 0 1 4 6 R arrives
  c_beckham foot 75 4 2 4 6 g3 arrives
C9 9
  c_pickens foot 290 14 7/4 4 0 g5 38.7500,-77.4700
  c_6sc inf 700 0 2 3 6 R arrives
`;
