"""Information-set Monte Carlo tree search against a random player: python3 ismcts.py [game] [games] [iterations]"""
import json, math, os, random, subprocess, sys

game, games, iterations = sys.argv[1:] + ["bull-run-1861", "2", "50"][len(sys.argv) - 1:]
here = os.path.dirname(os.path.abspath(__file__))  # of this checkout, wherever you are
program = subprocess.Popen(["npx", "stonebridge", "research", game], -1, None, subprocess.PIPE, subprocess.PIPE, cwd=here)

def ask(method, **fields):
    program.stdin.write(json.dumps({"method": method, **fields}).encode() + b"\n")
    program.stdin.flush()
    answer = json.loads(program.stdout.readline() or sys.exit(1))  # the program has said why
    return answer["result"] if "result" in answer else sys.exit(answer["error"]["message"])

def known(state, player):
    return ask("information_state_string", state=state, player=player, digest=True)["digest"]

def search(root, player):
    tree = {}  # by what the mover knows: for each action, how often it was tried and what it yielded
    for seed in range(int(iterations)):
        node = ask("resample_from_infostate", state=root, player=player, seed=random.getrandbits(50))
        state, path, new = node["state"], [], False
        while not new and (mover := node["current_player"]) != "terminal":
            action = random.randint(1, node["legal"])
            if mover != "chance":
                new = (key := known(state, mover)) not in tree
                tried = tree.setdefault(key, {})
                total = math.log(1 + sum(visits for visits, _ in tried.values()))
                bound = lambda a: tried[a][1] / tried[a][0] + math.sqrt(2 * total / tried[a][0])
                action = random.choice([a for a in range(node["legal"]) if a not in tried] or [max(tried, key=bound)])
                path.append((tried, action, mover))
            node = ask("apply", state=state, action=action)
        returns = ask("play_out", state=state, seed=seed)["returns"]
        ask("free", state=state)
        for tried, action, mover in path:
            tried[action] = tuple(map(sum, zip(tried.get(action, (0, 0)), (1, returns[mover]))))
    return max(tree[known(root, player)].items(), key=lambda item: item[1][0])[0]

for number in range(int(games)):
    searcher, node = ask("describe")["players"][number % 2], ask("new")
    state = node["state"]
    while (mover := node["current_player"]) != "terminal":
        searches = mover == searcher and node["legal"] > 1
        action = search(state, mover) if searches else random.randint(1, node["legal"]) - (mover != "chance")
        node = ask("apply", state=state, action=action)
    print(f"game {number + 1} as {searcher}: {ask('returns', state=state)['returns'][searcher]:+}", flush=True)
