// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/OpenMpTransferGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <initializer_list>

namespace warpgrain::tests {

namespace {

class OpenMpTransferGenerator {
public:
  explicit OpenMpTransferGenerator(std::uint32_t seed) : dice_(seed) {}

  std::string program();

private:
  void declarations();
  void functions();
  void begin();
  void end();
  void part(int depth);
  void kernel();
  void region();
  void joined();
  void gathered();
  void read();
  void change();
  void call();
  void branch(int depth);
  void loop(int depth);
  void cases(int depth);
  void pointers();
  void block(int depth);
  void fresh(int depth);

  std::string oneOf(std::initializer_list<const char *> words) {
    return *(words.begin() + dice_.pick(static_cast<int>(words.size())));
  }

  std::string number(int below) { return std::to_string(dice_.pick(below)); }

  /// Memory of N numbers; all of these are apart.
  std::string memory() { return oneOf({"ga", "gb", "gc", "p", "q", "r", "gp"}); }

  std::string other(const std::string &than) {
    std::string out;
    do
      out = memory();
    while (out == than);
    return out;
  }

  std::string element() { return oneOf({"0", "1", "N / 2", "N - 1", "N - 2", "5"}); }

  void line(const std::string &words) { dice_.line(words); }

  RandomText dice_;
};

void OpenMpTransferGenerator::declarations() {
  line("#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>");
  line("#define N " + oneOf({"8", "40", "300"}));
  line("int ga[N], gb[N], m[N][4];");
  line(dice_.chance(2) ? "static int gc[N];\nint *gp;" : "int gc[N];\nint *gp, *view = gc + 1;");
  line("unsigned sum;");
}

/// Functions with kernels, with code of the CPU, and with both.
void OpenMpTransferGenerator::functions() {
  line("static void mark(const int *x, int at) { sum = sum * 31 + x[at]; }");
  line("static void poke(int *x, int at, int v) { x[at] = v; }");
  line("static int peek(void) { return ga[2] + gb[N - 1]; }");
  line("static void cast(const int *x) { ((int *)x)[1] += 3; }");
  line("void fill(int *x, int from, int to, int v) {\n#pragma omp parallel for");
  line("  for (int i = from; i < to; i++) x[i] = (i * v + 1) % 1009;\n}");
  line("static void relax(int *x, const int *y, int times) {\n  for (int t = 0; t < times; t++) {");
  line("#pragma omp parallel for\n    for (int i = 0; i < N; i++) x[i] = (x[i] + y[N - 1 - i] + t) % 1009;");
  if (dice_.chance(2))
    line("    if (t == " + number(3) + ") " + oneOf({"continue", "x[1]++", "mark(x, 3)", "break"}) + ";");
  if (dice_.chance(2)) line("    x[" + element() + "] += " + number(5) + ";");
  line("  }\n}");
  line("static int hunt(int *x, int v) {\n  int k;\n#pragma omp parallel for");
  line("  for (k = 0; k < N; k += 2) x[k] = (x[k] * 3 + v) % 1009;");
  line("  for (k = 0; k < N; k++) if (x[k] % 7 == 3) return k;");
  line("#pragma omp parallel for\n  for (k = 0; k < N; k++) x[k]++;\n  return " + oneOf({"-1", "x[0]"}) + ";\n}");
  line("static int *pick(int c) { return c ? ga : gb; }");
  line("static void both(void) {\n#pragma omp parallel for\n  for (int i = 0; i < N; i++) ga[i] = (gb[i] + gc[i] * 2) "
       "% 1009;");
  line(oneOf({"}", "  if (ga[0] > 500) return;\n  gb[3] = ga[1];\n}", "  relax(gb, ga, 2);\n  sum += gb[1];\n}"}));
}

void OpenMpTransferGenerator::begin() {
  dice_.open("int main(void) {");
  line("int i, j, k = 0, s = 1, la[N];");
  line("int *p = malloc(sizeof(int) * N), *q = malloc(sizeof(int) * N), *r = calloc(N, sizeof(int)), *t, *w;");
  line("gp = malloc(sizeof(int) * N);");
  line("for (i = 0; i < N; i++) {");
  line(
      "  ga[i] = i % 11; gb[i] = i % 7; gc[i] = 3 * i % 13; p[i] = i % 5; q[i] = i % 4; gp[i] = i % 9; la[i] = i % 3;");
  line("  for (j = 0; j < 4; j++) m[i][j] = i + j;\n}");
  line("w = " + oneOf({"p", "p + 2", "ga", "gp", "la", "view"}) + ";");
}

void OpenMpTransferGenerator::end() {
  line("for (i = 0; i < N; i++) {");
  line(
      "  sum = sum * 31 + ga[i] + 3 * gb[i] + 5 * gc[i] + 7 * p[i] + 11 * q[i] + 13 * r[i] + 17 * gp[i] + 19 * la[i];");
  line("  for (j = 0; j < 4; j++) sum = sum * 3 + m[i][j];\n}");
  line("printf(\"%u %d\\n\", sum, s);");
  line("return 0;");
  dice_.close();
}

/// A loop that writes all of an array, a part of it, or some of its elements.
void OpenMpTransferGenerator::kernel() {
  const std::string to = oneOf({"ga", "gb", "gc", "p", "q", "r", "gp", "la"});
  const std::string from = to == "la" ? memory() : other(to);
  const std::string head = "for (int z = " + oneOf({"0", "0", "0", "2", "N / 2"}) + "; z < " +
                           oneOf({"N", "N", "N", "N / 2", "N - 1"}) + "; z" + oneOf({"++", "++", " += 2"}) + ") ";
  line("#pragma omp parallel for" + oneOf({"", "", " if(s > 2)", " if(ga[1] > 4)"}));
  switch (dice_.pick(8)) {
  case 0:
    return line(head + "if (" + from + "[z] % 3) " + to + "[z] = z + " + number(9) + ";");
  case 1:
    return line(head + to + "[z] = " + from + "[N - 1 - z] + " + number(9) + ";");
  case 2:
    return line(head + to + "[z] = (z * " + number(9) + " + s) % 1009;");
  case 3:
    return line(head + "{ int v = " + from + "[z]; " + to + "[z] = v; " + to + "[z] += " + number(4) + "; }");
  case 4:
    return line(head + "for (int y = 0; y < 4; y++) m[z][y] = (m[z][y] + " + from + "[z] + y) % 1009;");
  case 5:
    return line("for (int z = 0; z < N - 3; z++) w[z] = (w[z] * 2 + " + number(9) + ") % 1009;");
  default:
    return line(head + to + "[z] = (" + to + "[z] + " + from + "[z] * 2) % 1009;");
  }
}

/// Code of the CPU between the loops of a region.
void OpenMpTransferGenerator::region() {
  const std::string to = memory();
  const std::string from = other(to);
  line("#pragma omp parallel private(k)\n{");
  line("#pragma omp for\n  for (k = 0; k < N; k++) " + to + "[k] = (" + from + "[k] + " + to + "[k]) % 1009;");
  line(oneOf({"#pragma omp single", "#pragma omp master"}));
  line("  { s = " + to + "[" + element() + "] % 5 + 1; " + (dice_.chance(2) ? from + "[" + element() + "] = s; " : "") +
       "}");
  line("#pragma omp barrier");
  line("#pragma omp for\n  for (k = 0; k < N; k++) " + from + "[k] = (" + to + "[k] + s) % 1009;\n}");
  line("k = 0;");
}

void OpenMpTransferGenerator::joined() {
  line("#pragma omp parallel private(k)\n{\n#pragma omp for nowait");
  line("  for (k = 0; k < N; k++) ga[k] = (gc[k] + ga[k]) % 1009;");
  line("#pragma omp for\n  for (k = 0; k < N / 2; k++) gb[k] = (gc[k] * 3 + 1) % 1009;\n}\nk = 0;");
}

void OpenMpTransferGenerator::gathered() {
  const std::string from = memory();
  line("#pragma omp parallel for reduction(+ : s)\nfor (int z = 0; z < N; z++) s += " + from + "[z] % 3;");
  line("s %= 100;");
}

void OpenMpTransferGenerator::read() {
  const std::string from = memory();
  switch (dice_.pick(8)) {
  case 0:
    return line("for (i = 0; i < N; i++) sum = sum * 31 + " + from + "[i];");
  case 1:
    return line("mark(" + from + ", " + element() + ");");
  case 2:
    return line("sum += peek();");
  case 3:
    return line("printf(\"%d\\n\", " + from + "[" + element() + "] + w[1]);");
  case 4:
    return line("for (i = 0; i < N; i++) { int *row = m[i]; sum = sum * 3 + row[" + number(4) + "]; }");
  case 5:
    return line("if (" + from + "[" + element() + "] > " + number(500) + ") sum++; else sum += " + other(from) +
                "[0];");
  case 6:
    return line("{ int *u = " + from + " + 1, *e = " + from + " + N; while (u < e) sum = sum * 7 + *u++; }");
  default:
    return line("sum = sum * 31 + " + from + "[" + element() + "] + la[" + element() + "];");
  }
}

void OpenMpTransferGenerator::change() {
  const std::string to = memory();
  switch (dice_.pick(9)) {
  case 0:
    return line(to + "[" + element() + "] = " + number(1000) + ";");
  case 1:
    return line("poke(" + to + ", " + element() + ", " + number(1000) + ");");
  case 2:
    return line("memcpy(" + to + ", " + other(to) + ", sizeof(int) * " + oneOf({"N", "(N / 2)", "3"}) + ");");
  case 3:
    return line("memset(" + to + " + 1, 0, sizeof(int) * 4);");
  case 4:
    return line("for (i = 0; i < N / 2; i++) " + to + "[i] = (" + to + "[i] + i) % 1009;");
  case 5:
    return line("w[" + number(4) + "] = " + number(1000) + "; m[1][" + number(4) + "]++;");
  case 6:
    return line("cast(" + to + ");");
  case 7:
    return line("la[" + number(4) + "] = " + to + "[" + element() + "];");
  default:
    return line("{ int *u = pick(" + number(2) + "); u[" + element() + "] = " + number(1000) + "; }");
  }
}

void OpenMpTransferGenerator::call() {
  const std::string to = memory();
  switch (dice_.pick(6)) {
  case 0:
    return line("fill(" + to + ", " + oneOf({"0", "3"}) + ", " + oneOf({"N", "N / 2"}) + ", " + number(50) + ");");
  case 1:
    return line("s = (hunt(" + to + ", " + number(50) + ") + 10) % 50;");
  case 2:
    return line("both();");
  case 3:
    return line("fill(pick(s & 1), 1, N, s);");
  default:
    return line("relax(" + to + ", " + other(to) + ", " + number(4) + ");");
  }
}

void OpenMpTransferGenerator::branch(int depth) {
  dice_.open("if (" + oneOf({"s > 3", "ga[1] > 9", "p[2] % 2", "s % 2 == 0", "gp[0] < gb[0]"}) + ") {");
  part(depth + 1);
  if (dice_.chance(2)) {
    dice_.close("} else {");
    dice_.indent();
    part(depth + 1);
  }
  dice_.close();
}

void OpenMpTransferGenerator::loop(int depth) {
  const std::string counter = "n" + std::to_string(depth);
  const bool isWhile = dice_.chance(4);
  // In braces: a switch may jump past it.
  if (isWhile) line("{ int " + counter + " = 0;");
  dice_.open(isWhile ? "while (" + counter + "++ < " + number(4) + oneOf({"", " && ga[0] != 77", " && s != 3"}) + ") {"
                     : "for (int " + counter + " = 0; " + counter + " < " + number(4) + "; " + counter + "++) {");
  for (int parts = 1 + dice_.pick(3); parts > 0; --parts) {
    part(depth + 1);
    if (dice_.chance(4))
      line("if (" + oneOf({"s == 4", "gb[0] > 300", "q[1] % 3 == 1"}) + ") " + oneOf({"break;", "continue;"}));
  }
  dice_.close(isWhile ? "}}" : "}");
}

void OpenMpTransferGenerator::cases(int depth) {
  dice_.open("switch (s % 3) {");
  line("case 0:");
  part(depth + 1);
  line(dice_.chance(2) ? "break;" : ";");
  line("case 1:");
  part(depth + 1);
  line("break;\ndefault:\n;");
  if (dice_.chance(2)) part(depth + 1);
  dice_.close();
}

void OpenMpTransferGenerator::pointers() {
  switch (dice_.pick(5)) {
  case 0:
    return line("t = p; p = r; r = t;");
  case 1:
    return line("t = gp; gp = q; q = t;");
  case 2:
    return line("t = malloc(sizeof(int) * N); memcpy(t, q, sizeof(int) * N); if (w == q) w = t; free(q); q = t;");
  case 3:
    return line("w = " + oneOf({"gb", "r + 1", "gp", "la", "gc", "p"}) + ";");
  default:
    return line("w = " + oneOf({"gb", "r", "ga + 2"}) + "; w[0] = w[2] + 1;");
  }
}

/// Arrays that end with a block.
void OpenMpTransferGenerator::block(int depth) {
  dice_.open("{");
  line("int lb[N]" + oneOf({" = {0}", ""}) + ";");
  line("#pragma omp parallel for\nfor (int z = 0; z < N; z++) lb[z] = (ga[z] + z) % 1009;");
  if (dice_.chance(2)) part(depth + 1);
  line("#pragma omp parallel for\nfor (int z = 0; z < N; z++) gb[z] = (lb[z] + gb[z]) % 1009;");
  if (dice_.chance(2)) line("sum += lb[" + element() + "];");
  if (dice_.chance(3)) line("mark(lb, 2);");
  dice_.close();
}

/// Memory to which a kernel may be the first to write.
void OpenMpTransferGenerator::fresh(int depth) {
  const bool isCleared = dice_.chance(2);
  dice_.open("{");
  line("int *nb = " + std::string(isCleared ? "calloc(N, sizeof(int))" : "malloc(sizeof(int) * N)") +
       oneOf({";", ", *na = nb;"}));
  const bool hasOther = dice_.text().ends_with("*na = nb;\n");
  if (dice_.chance(3))
    line(oneOf({"nb[1] = 4;", "if (s > 2) nb[0] = 1;", "poke(nb, 3, 5);", "memset(nb, 1, 8);", "cast(nb);"}));
  if (hasOther && dice_.chance(2)) line(oneOf({"na[2] = 3;", "if (s > 2) poke(na, 1, 6);", "memset(na + 1, 2, 4);"}));
  if (isCleared && dice_.chance(2))
    line("#pragma omp parallel for\nfor (int z = 0; z < N / 2; z++) nb[z] = (nb[z] + ga[z] + z) % 1009;");
  else if (dice_.chance(3))
    line("fill(nb, 0, N, " + number(50) + ");");
  else
    line("#pragma omp parallel for\nfor (int z = 0; z < N; z++) nb[z] = (ga[z] + z) % 1009;");
  if (dice_.chance(2)) part(depth + 1);
  if (dice_.chance(2)) line("nb[" + element() + "] += 3;");
  line("#pragma omp parallel for\nfor (int z = 0; z < N; z++) gb[z] = (nb[z] + gb[z]) % 1009;");
  if (dice_.chance(2)) line("sum += nb[" + element() + "];");
  line("free(nb);");
  dice_.close();
}

void OpenMpTransferGenerator::part(int depth) {
  const int most = depth < 3 ? 22 : 15;
  switch (dice_.pick(most)) {
  case 0:
    return region();
  case 1:
    return joined();
  case 2:
    return gathered();
  case 3:
  case 4:
  case 5:
    return read();
  case 6:
  case 7:
    return change();
  case 8:
  case 9:
    return call();
  case 10:
    return pointers();
  case 15:
  case 16:
    return branch(depth);
  case 17:
  case 18:
  case 19:
    return loop(depth);
  case 20:
    return cases(depth);
  case 14:
  case 21:
    return dice_.chance(2) ? block(depth) : fresh(depth);
  default:
    return kernel();
  }
}

std::string OpenMpTransferGenerator::program() {
  declarations();
  functions();
  begin();
  for (int parts = 6 + dice_.pick(10); parts > 0; --parts) {
    dice_.open("{");
    part(0);
    dice_.close();
  }
  end();
  std::string text = std::move(dice_.text());
  // Programs without it have no such pointer.
  if (text.find("*view") == std::string::npos)
    for (std::size_t at = text.find("w = view;"); at != std::string::npos; at = text.find("w = view;"))
      text.replace(at, 9, "w = gb;");
  return text;
}

} // namespace

std::string generateOpenMpTransfers(std::uint32_t seed) {
  return OpenMpTransferGenerator(seed).program();
}

} // namespace warpgrain::tests
