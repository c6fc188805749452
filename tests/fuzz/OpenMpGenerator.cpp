// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/OpenMpGenerator.h"

#include "tests/fuzz/OpenMpLoopText.h"
#include "tests/fuzz/OpenMpTeamText.h"

#include <vector>

namespace warpgrain::tests {

namespace {

/// Writes a program: one region after the other, with sums of the memory between them.
class OpenMpGenerator {
public:
  explicit OpenMpGenerator(std::uint32_t seed) : dice_(seed), loops_(dice_), team_(dice_, loops_) {}

  std::string program();

private:
  void declarations();
  void functions();
  void begin();
  void end();
  void part();
  void parallelFor();
  void nest();
  void region();
  void regionPart(const std::vector<std::string> &privates);
  void joinedLoops();
  void gather();
  void critical();
  void target();
  void targetBody();
  void ownTypes();
  void host();

  void line(const std::string &words) { dice_.line(words); }

  RandomText dice_;
  OpenMpLoopText loops_;
  OpenMpTeamText team_;
  bool isApart_ = false; ///< q leads into a block of its own
};

void OpenMpGenerator::declarations() {
  for (const char *header : {"stdio", "stdlib", "string"})
    line("#include <" + std::string(header) + ".h>");
  line("#define N " + loops_.oneOf({"7", "64", "300", "515"}));
  line("enum colour { RED, GREEN, BLUE };");
  line("enum { K = 3 };");
  line("typedef int real;");
  line("struct point {\n  int x;\n  double y;\n};");
  line("int ga[N], gb[N], gc[N], gd[N], hist[8], m3[9][12], shared[4];");
  line("double gx[N];\nlong gl[N];\nunsigned char gu[N];\nshort gs[N];");
  line("struct point pts[N];");
  line("int *r;");
  line("enum colour tint = GREEN;");
  line("int h(int a, int b) {\n  if (a > b) return a - b;\n  return a * 2 + b;\n}");
  line("int count(void) { return N - (int)tint; }");
  line("int s_total;");
  team_.declarations();
}

/// Functions whose pointers lead elsewhere in each call; what is written and what is read do not overlap.
void OpenMpGenerator::functions() {
  dice_.open("static void update(int *dst, const int *src, int n, int s) {");
  line("#pragma omp parallel for" + loops_.oneOf({"", " schedule(dynamic)", " if(n > 20)", " firstprivate(s)"}));
  line("for (int i = 0; i < n; i++) dst[i] = (src[n - 1 - i] * 2 + s) % 1009;");
  dice_.close();
  dice_.open("static void add(int *h, int *g, int n) {");
  line("#pragma omp parallel for");
  dice_.open("for (int i = 0; i < n; i++) {");
  line("#pragma omp critical");
  line("{ h[0] += 1; h[1] = h[1] + g[0]; }");
  dice_.close();
  dice_.close();
}

void OpenMpGenerator::begin() {
  dice_.open("int main(void) {");
  line("int i = 7, j = 8, k = 9, t0 = 1, t1 = 2, l0 = 0, r0 = 3, r1 = 4, s0 = 1, s1 = 2, s2 = 3, s6 = 0, s7 = 0, b0 = "
       "1;");
  line("int s8 = 1, s9 = 0, m2[9][12], free = 2;");
  line("unsigned sum, u2 = 2;");
  line("double d0 = 0;");
  line("enum colour c = " + loops_.oneOf({"RED", "GREEN", "BLUE"}) + ";");
  line("int *p = malloc(sizeof(int) * 2 * N), *q, *kept;");
  isApart_ = dice_.chance(2);
  line(isApart_ ? "q = malloc(sizeof(int) * N);" : "q = p + N;");
  line("r = calloc(N, sizeof(int));");
  line("memset(m2, 0, sizeof m2);");
  dice_.open("for (i = 0; i < N; i++) {");
  line("ga[i] = i % 11; gb[i] = i % 7 - 3; gc[i] = 3 * i % 13; gd[i] = -i % 5;");
  line("p[i] = i % 3; q[i] = i % 4 + 1; r[i] = i % 9;");
  line("gx[i] = i % 8 / 2.0; gl[i] = i % 6 - 2; gu[i] = i % 250; gs[i] = 100 - i; pts[i].x = i % 5; pts[i].y = i;");
  dice_.close();
  line("i = 7; j = 8;");
}

void OpenMpGenerator::end() {
  line("printf(\"%d %d %d %d %d %d %d %g %d %d %d %d %d\\n\", r0, r1, l0, s0, s6, s7, s9, d0, i, t0, j, k, b0);");
  line("for (i = 0; i < 8; i++) printf(\"%d \", hist[i]);");
  line("printf(\"%d %d\\n\", shared[0], shared[1]);");
  line("sum = 0;");
  line("for (i = 0; i < 9; i++) for (j = 0; j < 12; j++) sum = sum * 7 + m2[i][j] + 3 * m3[i][j];");
  line("printf(\"%u\\n\", sum);");
  line("return 0;");
  dice_.close();
}

void OpenMpGenerator::parallelFor() {
  OpenMpLoopText::Loop loop = loops_.loop({});
  const bool isFree =
      loop.clauses.find("schedule") == std::string::npos && loop.clauses.find("if(") == std::string::npos;
  const std::string more = isFree ? team_.clause() : "";
  line("#pragma omp parallel for" + loop.clauses + more);
  line("  " + loop.head + " " + loop.body);
}

/// Two loops that are shared out as one.
void OpenMpGenerator::nest() {
  const std::string place = loops_.oneOf({"m2", "m3"});
  line("#pragma omp parallel for collapse(2)" + loops_.oneOf({"", " schedule(static, 5)"}));
  line("  for (int x = " + std::to_string(dice_.pick(3)) + "; x < 9; x += " + std::to_string(1 + dice_.pick(2)) + ")");
  line("    for (int y = 11; y >= " + std::to_string(dice_.pick(4)) + "; y -= " + loops_.oneOf({"1", "2", "u2"}) + ")");
  line("      " + place + "[x][y] = (ga[(x * 3 + y) % N] * " + std::to_string(dice_.pick(9)) +
       " + x * y + s1) % 1009;");
}

/// Loops joined by nowait, which work on different arrays.
void OpenMpGenerator::joinedLoops() {
  line("#pragma omp for nowait");
  line("for (i = 0; i < N; i++) ga[i] = (ga[i] + gc[i] + " + std::to_string(dice_.pick(9)) + ") % 1009;");
  line("#pragma omp for");
  line("for (j = 0; j < N - 3; j++) gb[j] = (gc[j] * " + std::to_string(dice_.pick(9)) + " - s0) % 1009;");
}

void OpenMpGenerator::regionPart(const std::vector<std::string> &privates) {
  const auto sharedLoop = [&] {
    const OpenMpLoopText::Loop loop = loops_.loop({.isInRegion = true, .privates = privates});
    line("#pragma omp for" + loop.clauses);
    line("  " + loop.head + " " + loop.body);
  };
  switch (dice_.pick(8)) {
  case 0:
    return joinedLoops();
  case 7:
    return team_.sections();
  case 1:
    line("#pragma omp single");
    return line("{ s0 += 1; printf(\"s%d\\n\", s0); }");
  case 2:
    line(loops_.oneOf({"#pragma omp master", "#pragma omp masked"}));
    line("s9 = 1;");
    return line("#pragma omp barrier");
  case 3:
    dice_.open("for (k = 0; k < 2; k++) {");
    sharedLoop();
    line("if (s1 > 2) {\n#pragma omp barrier\n}");
    return dice_.close();
  default:
    return sharedLoop();
  }
}

void OpenMpGenerator::region() {
  std::vector<std::string> privates;
  std::string clauses = " private(i, j, k";
  for (const char *each : {"t0", "t1"})
    if (dice_.chance(2)) {
      privates.emplace_back(each);
      clauses += std::string(", ") + each;
    }
  clauses += ")" + loops_.oneOf({"", " firstprivate(s2)", " default(shared)", " num_threads(3)"});
  line("#pragma omp parallel" + clauses);
  dice_.open("{");
  const auto set = [&] {
    if (!privates.empty() && dice_.chance(2)) line(privates.front() + " = " + std::to_string(dice_.pick(9)) + " + s1;");
  };
  set();
  for (int parts = 1 + dice_.pick(3); parts > 0; --parts) {
    regionPart(privates);
    set();
  }
  dice_.close();
}

/// What each thread has gathered is put together in a critical section.
void OpenMpGenerator::gather() {
  line("#pragma omp parallel");
  dice_.open("{");
  line("int qq[6], z;");
  line("for (z = 0; z < 6; z++) qq[z] = 0;");
  line("#pragma omp for");
  line("for (int w = 0; w < N; w++) qq[(unsigned)(" + loops_.expression("w") +
       ") % 6u] += " + std::to_string(1 + dice_.pick(3)) + ";");
  line("#pragma omp critical");
  line("{ for (z = 0; z < 6; z++) hist[z] += qq[z]; }");
  dice_.close();
}

/// Critical sections, also of pointers into one block.
void OpenMpGenerator::critical() {
  line("shared[0] = shared[1] = hist[7] = 0; hist[1] %= 100;");
  switch (dice_.pick(3)) {
  case 0:
    return line(loops_.oneOf({"add(shared, shared, 40);", "add(shared, hist, 50);", "add(hist + 6, shared, 9);",
                              "add(hist, p, 20);", "add(hist, hist + 1, 10);"}));
  case 1:
    line("#pragma omp parallel for");
    line("for (int w = 0; w < N; w++) {\n#pragma omp critical\n{ shared[0] += 1; shared[1] += " +
         loops_.oneOf({"shared[0] % 3", "hist[1] % 5", "w & 3", "p[w] & 7"}) + "; }\n}");
    return;
  default:
    line("#pragma omp parallel for");
    line("for (int w = 0; w < N; w++) {\n#pragma omp critical\n{ s6 += " + loops_.small("w") +
         "; for (int z = 0; z < 3; z++) hist[z] " + loops_.oneOf({"+=", "^=", "-="}) + " w & 7; }\n}");
  }
}

/// A target of its own, around parallel loops and serial code; numbers that it changes are its own, or mapped.
void OpenMpGenerator::targetBody() {
  line("#pragma omp target map(tofrom: gd)" +
       loops_.oneOf({"", " map(to: ga)", " map(tofrom: s1)", " map(tofrom: s0, s1)"}));
  dice_.open("{");
  if (dice_.chance(2)) line("int own = s2 + " + std::to_string(dice_.pick(5)) + "; own++;");
  const bool isRepeated = dice_.chance(2);
  if (isRepeated) dice_.open("for (int rep = 0; rep < 3; rep++) {");
  if (dice_.chance(4)) line(loops_.oneOf({"s1 = s1 % 9 + 1;", "s0 = s0 % 7 + s1;", "s2 += 1;"}));
  line("#pragma omp parallel for private(t0)" + loops_.oneOf({"", " firstprivate(s2)", " schedule(static, 5)"}));
  line("for (int w = 0; w < N; w++) { t0 = w % 5; gd[w] = (gd[w] + ga[w] * 3 + s1 * w + t0) % 1009; }");
  if (dice_.chance(3)) line("gd[2] += s1;");
  if (isRepeated) dice_.close();
  dice_.close();
}

void OpenMpGenerator::target() {
  if (dice_.chance(2)) return targetBody();
  line("#pragma omp target " + loops_.oneOf({"teams distribute parallel for", "parallel for"}) +
       " map(tofrom: gd) map(to: ga)");
  line("  for (int w = 0; w < N; w++) gd[w] = (ga[w] * 3 + s1 * w) % 1009;");
}

/// Names of a function that hide those at file scope.
void OpenMpGenerator::ownTypes() {
  dice_.open("{");
  if (dice_.chance(2)) line("typedef double real;");
  if (dice_.chance(2)) line("enum { K = 7 };");
  if (dice_.chance(3)) line("int h = 5, gc[4] = {h, 2, 3, 4};");
  line("#pragma omp parallel for");
  line("for (int w = 0; w < N; w++) gx[w] = (real)(w + 1) / 2 + K + (int)sizeof(real) + gc[w % 4];");
  dice_.close();
}

/// What the CPU does between the regions.
void OpenMpGenerator::host() {
  switch (dice_.pick(8)) {
  case 0:
    return line("s" + std::to_string(dice_.pick(3)) + " = abs(ga[" + std::to_string(dice_.pick(7)) + "]) % 10 + 1;");
  case 1:
    return line("kept = p; p = r; r = kept;" + std::string(dice_.chance(2) ? " s1 = free;" : ""));
  case 2:
    if (!isApart_) return; // q may lead into the block
    return line("r = realloc(r, sizeof(int) * (N + " + std::to_string(dice_.pick(9)) + "));");
  case 3:
    return line("c = (enum colour)((c + 1) % 3);");
  case 4:
    return line("update(" + loops_.oneOf({"ga, gb", "p, q", "gd, r", "q, gc"}) + ", N, s1);");
  default:
    line("sum = 0;");
    dice_.open("for (i = 0; i < N; i++) {");
    line("sum = sum * 31 + ga[i] + 3 * gb[i] + 5 * gc[i] + 7 * gd[i] + 11 * p[i] + 13 * q[i] + 17 * r[i];");
    line("sum = sum * 3 + (int)(4 * gx[i]) + gl[i] + gu[i] + gs[i] + pts[i].x + (int)(2 * pts[i].y);");
    dice_.close();
    line("printf(\"%u\\n\", sum);");
  }
}

void OpenMpGenerator::part() {
  switch (dice_.pick(16)) {
  case 0:
    return nest();
  case 1:
    return gather();
  case 2:
    return critical();
  case 3:
    return dice_.chance(2) ? target() : ownTypes();
  case 4:
  case 5:
    return team_.region();
  case 6:
  case 7:
  case 8:
    return region();
  default:
    return parallelFor();
  }
}

std::string OpenMpGenerator::program() {
  declarations();
  functions();
  begin();
  for (int parts = 8 + dice_.pick(7); parts > 0; --parts) {
    const bool isRepeated = dice_.chance(10);
    if (isRepeated) dice_.open("for (int rep = 0; rep < 2; rep++) {");
    part();
    if (isRepeated) dice_.close();
    host();
  }
  end();
  return std::move(dice_.text());
}

} // namespace

std::string generateOpenMp(std::uint32_t seed) {
  return OpenMpGenerator(seed).program();
}

} // namespace warpgrain::tests
