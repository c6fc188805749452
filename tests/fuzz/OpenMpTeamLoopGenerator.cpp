// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/OpenMpTeamLoopGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <initializer_list>

namespace warpgrain::tests {

namespace {

/// Writes functions with a loop of teams each, and a main that calls them. A team works on a row of `m`, on `tile`,
/// `own`, `s`, `t` and `u`, which it has for itself, and reads `src`.
class OpenMpTeamLoopGenerator {
public:
  explicit OpenMpTeamLoopGenerator(std::uint32_t seed) : dice_(seed) {}

  std::string program();

private:
  std::string oneOf(std::initializer_list<const char *> words) {
    return *(words.begin() + dice_.pick(static_cast<int>(words.size())));
  }

  std::string number(int below) { return std::to_string(dice_.pick(below)); }

  void begin();
  void end();
  void function(int number);
  void team();
  void statement(int depth);
  void between();
  void changes();
  void control(int depth);
  void shared();
  void reduction();
  void fill();
  void ownOfThreads();
  void atomics();
  void nest();
  std::string directive(bool mayBeSimd);
  std::string value(const std::string &counter);

  void line(const std::string &words) { dice_.line(words); }

  RandomText dice_;
  bool gathers_ = false; ///< the region does, into `total`
};

void OpenMpTeamLoopGenerator::begin() {
  line("#include <stdio.h>\n#include <stdlib.h>");
  line("#define R " + oneOf({"1", "4", "7", "11"}));
  line("#define C " + oneOf({"3", "33", "64", "90"}));
  line("#define T " + oneOf({"16", "50", "64"}));
  line("int *m, *src, *cnt, tally[8], total;\ndouble *x;");
  line("static int h(int a, int b) { return a > b ? a - b : a * 2 + b; }");
  line("static int sumOf(const int *p, int n) {\n  int s = 0;\n  for (int i = 0; i < n; i++) s += p[i];\n  return s % "
       "997;\n}");
  line("static void put(int *p, int v) { *p = v; }");
  dice_.open("static void show(void) {");
  line("unsigned sum = 0;");
  line("for (int i = 0; i < R * C; i++) sum = sum * 31 + m[i] + (int)(4 * x[i]);");
  line("for (int i = 0; i < R; i++) sum = sum * 17 + cnt[i];");
  line("for (int i = 0; i < 8; i++) sum = sum * 13 + tally[i];");
  line("printf(\"%u %d\\n\", sum, total);");
  dice_.close();
}

std::string OpenMpTeamLoopGenerator::directive(bool mayBeSimd) {
  if (mayBeSimd && dice_.chance(6)) return "#pragma omp simd";
  return "#pragma omp parallel for" + oneOf({"", "", "", " simd"}) +
         oneOf({"", "", "", " num_threads(lanes)", " num_threads(40)", " schedule(static, 1)", " schedule(static, 5)",
                " schedule(dynamic)", " shared(m)"});
}

/// What an iteration of a shared loop computes, without what such loops change.
std::string OpenMpTeamLoopGenerator::value(const std::string &counter) {
  return oneOf({"src[row * C + ", "src[", "t + src["}) + counter + " % C] " +
         oneOf({"+ s", "* 3 - t", "+ u % 5", "- row", "+ (t > 3 ? s : 1)", "+ h(s, 4)"});
}

void OpenMpTeamLoopGenerator::reduction() {
  const std::string length = oneOf({"C", "n", "T"});
  switch (dice_.pick(gathers_ ? 5 : 4)) {
  case 0:
    line("int high = " + oneOf({"-9", "s"}) + ";");
    line(directive(true) + " reduction(max : high)");
    line("for (int k = 0; k < " + length + "; k++) if (src[k % C] * 2 > high) high = src[k % C] * 2;");
    return line("s = (s + high) % 997;");
  case 1:
    line(directive(true) + " reduction(+ : s, t)");
    dice_.open("for (int k = " + number(3) + "; k < " + length + "; k += " + oneOf({"1", "2", "3"}) + ") {");
    line("s += src[k % C] % 7;");
    line("t += " + oneOf({"1", "m[row * C + k % C] & 3", "k & row"}) + ";");
    dice_.close();
    return line("s %= 997; t %= 101;");
  case 2:
    line("double wide = 0;");
    line(directive(true) + " reduction(+ : wide)");
    line("for (int k = " + length + " - 1; k >= 0; k--) wide += x[row * C + k % C] * 2;");
    return line("x[row * C] = ((int)wide + s) % 500 / 2.0;");
  case 3:
    line("int bits = 0;");
    {
      const std::string operation = oneOf({"|", "^"});
      line("#pragma omp parallel for reduction(" + operation + " : bits)");
      line("for (int k = 0; k < " + length + "; k++) bits " + operation + "= src[k % C] & 15;");
    }
    return line("t = (t + bits) % 101;");
  default:
    line(directive(true) + " reduction(+ : total)");
    return line("for (int k = 0; k < " + length + "; k++) total += src[k % C] % 3;");
  }
}

/// Each iteration writes an element of its own.
void OpenMpTeamLoopGenerator::fill() {
  line(directive(true));
  switch (dice_.pick(4)) {
  case 0:
    return line("for (int k = 0; k < C; k++) m[row * C + k] = (m[row * C + k] + " + value("k") + ") % 997;");
  case 1:
    return line("for (int k = 0; k < T; k++) tile[k] = (" + value("k") + " + m[row * C + k % C]) % 997;");
  case 2:
    return line("for (int k = 0; k < C; k++) mine[k] = (tile[k % T] + mine[k] * 3) % 997;");
  default:
    line("for (int k = 0; k < C; k++) {\n  int w = 0;\n  for (int z = 0; z < 3; z++) w += tile[(k + z) % T];");
    line("  x[row * C + k] = w % 64 / 4.0;\n}");
  }
}

void OpenMpTeamLoopGenerator::ownOfThreads() {
  switch (dice_.pick(3)) {
  case 0:
    line(directive(false) + " firstprivate(t)");
    return line("for (int k = 0; k < C; k++) { int w = t + k; m[row * C + k] = (m[row * C + k] + w) % 997; }");
  case 1:
    line(directive(false) + " private(j, o)");
    line("for (j = C - 1; j >= 0; j--) { o = " + value("j") + "; m[row * C + j] = (o + tile[j % T]) % 997; }");
    return;
  default:
    line("int last = 5;");
    line(directive(false) + " lastprivate(last)");
    line("for (int k = 0; k < " + oneOf({"C", "T"}) + "; k++) last = " + value("k") + ";");
    return line("s = (s + last) % 997;");
  }
}

void OpenMpTeamLoopGenerator::atomics() {
  line("#pragma omp parallel for");
  dice_.open("for (int k = 0; k < C; k++) {");
  const auto update = [&] {
    return oneOf({"own[(src[k] + 100) % 4] += 1;", "tally[(src[k] + 100) % 8] += k;", "u += k % 3;"});
  };
  if (dice_.chance(2)) {
    line("#pragma omp atomic");
    line(update());
  } else {
    line("#pragma omp critical" + oneOf({"", "(counts)"}));
    const std::string first = update();
    line(dice_.chance(3) ? "for (int z = 0; z < 3; z++) tally[z] += k + z;" : "{ " + first + " " + update() + " }");
  }
  dice_.close();
  line("u %= 997;");
}

void OpenMpTeamLoopGenerator::nest() {
  line("#pragma omp parallel for collapse(2)" + oneOf({"", " num_threads(lanes)", " schedule(dynamic)"}));
  line("for (int a = " + number(2) + "; a < 4; a++) for (int b = 3; b >= 0; b -= " + oneOf({"1", "2"}) + ")");
  line("  tile[a * 4 + b] = (tile[a * 4 + b] + a * b + s) % 997;");
}

void OpenMpTeamLoopGenerator::shared() {
  dice_.open("{");
  switch (dice_.pick(7)) {
  case 0:
  case 1:
    reduction();
    break;
  case 2:
  case 3:
    fill();
    break;
  case 4:
    ownOfThreads();
    break;
  case 5:
    atomics();
    break;
  default:
    nest();
  }
  dice_.close();
}

/// Computes with numbers alone.
void OpenMpTeamLoopGenerator::between() {
  line(oneOf({"s = (s * 3 + t) % 997;", "t = h(t, row) % 101;", "{ int w = s; w += t; s = w % 997; }",
              "if (t > 20) t -= 7; else s += 1;", "for (int z = 0; z < 4; z++) s = (s + src[z % C]) % 997;",
              "s += src[row];", "t += tile[3] % 5;", "s = (s + tile[t & 7] + own[1]) % 997;", "s %= 211;"}));
}

/// Has an effect on memory, or reads what has changed.
void OpenMpTeamLoopGenerator::changes() {
  line(oneOf({"cnt[row] += s;", "m[row * C] = (m[row * C] + t) % 997;", "tile[t & 7] = s % 50;",
              "s = (s + m[row * C + 1]) % 997;", "if (s % 2) cnt[row] += u;", "own[2] = sumOf(src, C);",
              "s = (s + sumOf(tile, 16)) % 997;", "put(own, t);", "mine[2] = tile[2];",
              "{ int w = cnt[row]; cnt[row] = w + t; s += w % 3; }", "#pragma omp atomic\ntally[1] += s % 10;",
              "#pragma omp critical\n{ tally[1] += s % 10; tally[5] += t; }",
              "for (int z = 0; z < 3; z++) tile[z] = (tile[z] + z * t) % 97;"}));
  line("s %= 997;");
  if (gathers_ && dice_.chance(3)) line("total += s % 9;");
}

void OpenMpTeamLoopGenerator::control(int depth) {
  switch (dice_.pick(5)) {
  case 0:
    dice_.open("if (" + oneOf({"s % 2", "row % 3 == 1", "src[row] > 4", "tile[1] > 100"}) + ") {");
    statement(depth + 1);
    statement(depth + 1);
    if (dice_.chance(2)) {
      dice_.outdent();
      dice_.open("} else {");
      statement(depth + 1);
    }
    return dice_.close();
  case 1:
    dice_.open("for (int r = 0; r < " + oneOf({"2", "3", "row % 3"}) + "; r++) {");
    statement(depth + 1);
    if (dice_.chance(2))
      line("if (" + oneOf({"s > 600", "own[0] > 3", "r == 1"}) + ") " + oneOf({"break;", "continue;"}));
    statement(depth + 1);
    return dice_.close();
  case 2:
    line("int left = " + oneOf({"2", "row % 2 + 1"}) + ";");
    dice_.open("while (left > 0) {");
    line("left--;");
    statement(depth + 1);
    statement(depth + 1);
    return dice_.close();
  case 3:
    line("int again = 0;");
    dice_.open("do {");
    statement(depth + 1);
    line("again++;");
    if (dice_.chance(2)) line("if (again < 2 && t > 50) continue;");
    statement(depth + 1);
    return dice_.close("} while (again < 2" + oneOf({"", " && s < 900", " && tile[0] < 500"}) + ");");
  default:
    if (depth == 0) return line("if (" + oneOf({"row % 4 == 3", "s % 5 == 4", "src[row] == 2"}) + ") continue;");
    return line("if (s % 3)\n#pragma omp parallel for\n  for (int k = 0; k < T; k++) tile[k] = (tile[k] + k) % 97;");
  }
}

void OpenMpTeamLoopGenerator::statement(int depth) {
  switch (dice_.pick(8)) {
  case 0:
  case 1:
    return between();
  case 2:
  case 3:
    return changes();
  case 4:
    if (depth >= 2) return shared();
    dice_.open("{");
    control(depth + 1);
    return dice_.close();
  default:
    return shared();
  }
}

void OpenMpTeamLoopGenerator::team() {
  line("int s = row % 5, t = 2, u = row;");
  line("int tile[T], own[4];");
  line("int *mine = m + row * C;");
  if (dice_.chance(2)) line("const int first = " + oneOf({"src[row]", "h(row, 3)", "7"}) + ";\ns += first;");
  line(dice_.chance(2) ? "for (int z = 0; z < T; z++) tile[z] = z;"
                       : "#pragma omp parallel for\nfor (int z = 0; z < T; z++) tile[z] = src[z % C];");
  line("for (int z = 0; z < 4; z++) own[z] = z;");
  for (int parts = 3 + dice_.pick(4); parts > 0; --parts)
    if (dice_.chance(5)) {
      dice_.open("{");
      control(0);
      dice_.close();
    } else {
      statement(0);
    }
  line("cnt[row] += s + t + u + own[0] + own[3];");
}

void OpenMpTeamLoopGenerator::function(int number) {
  dice_.open("static void f" + std::to_string(number) + "(int n, int lanes) {");
  line("int j, o;");
  gathers_ = dice_.chance(3);
  const bool isNest = dice_.chance(4);
  const std::string ofTeams =
      oneOf({"", " num_teams(3)", " num_teams(lanes) thread_limit(48)", " thread_limit(64)", " num_teams(R)"}) +
      (gathers_ ? " reduction(+ : total) map(tofrom : total)" : "");
  const std::string ofLoop = isNest ? " collapse(2)" : "";
  // One directive or two; of the last one, iterations have a block or a thread.
  switch (dice_.pick(4)) {
  case 0:
    line("#pragma omp target teams" + ofTeams + "\n#pragma omp distribute" + ofLoop);
    break;
  case 1:
    line("#pragma omp target teams distribute parallel for" + ofTeams + ofLoop);
    break;
  default:
    line("#pragma omp target teams distribute" + ofTeams + ofLoop);
  }
  if (isNest) {
    line("for (int half = 0; half < 2; half++)");
    dice_.open("for (int at = 0; at < (R + 1) / 2; at++) {");
    line("const int row = 2 * at + half;\nif (row >= R) continue;");
  } else {
    dice_.open("for (int row = " + oneOf({"0", "0", "R / 2"}) + "; row < R; row++) {");
  }
  team();
  dice_.close();
  dice_.close();
}

void OpenMpTeamLoopGenerator::end() {
  dice_.open("int main(void) {");
  line("m = malloc(sizeof(int) * (R * C + 1)); src = malloc(sizeof(int) * (R * C + R)); cnt = calloc(R, sizeof(int));");
  line("x = calloc(R * C, sizeof(double));");
  line("for (int i = 0; i <= R * C; i++) m[i] = i * 7 % 31;");
  line("for (int i = 0; i < R * C + R; i++) src[i] = i * i % 23 - 4;");
}

std::string OpenMpTeamLoopGenerator::program() {
  begin();
  const int functions = 1 + dice_.pick(2);
  for (int i = 0; i < functions; ++i)
    function(i);
  end();
  for (int i = 0; i < functions; ++i)
    line("f" + std::to_string(i) + "(" + number(70) + ", " + oneOf({"2", "32", "50"}) + ");\n  show();");
  line("return 0;");
  dice_.close();
  return std::move(dice_.text());
}

} // namespace

std::string generateOpenMpTeamLoops(std::uint32_t seed) {
  return OpenMpTeamLoopGenerator(seed).program();
}

} // namespace warpgrain::tests
