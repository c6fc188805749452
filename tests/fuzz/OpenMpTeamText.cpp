// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/OpenMpTeamText.h"

namespace warpgrain::tests {

void OpenMpTeamText::declarations() {
  line("static int max(int a, int b) {\n  return a > b ? a : b + 1;\n}");
  line("static int min(int a, int b) {\n  return a < b ? a - 1 : b;\n}");
  line("static int lanes(int n) {\n  int k = 2;\n  while (k * k < n % 50) k++;\n  return min(k, 7) + 1;\n}");
  line("static int large(int n) {\n  return n > 20 + (int)tint;\n}");
  line("int own, kept_own = 4;\n#pragma omp threadprivate(own, kept_own)");
  // Pointers lead elsewhere in each call; what is written and what is read do not overlap.
  dice_.open("static void worked(int *dst, const int *src, int n, int s) {");
  line("int i, half = n / 2;");
  line("#pragma omp for" + loops_.oneOf({"", " nowait", " schedule(static, 3)", " schedule(dynamic)"}));
  line("for (i = 0; i < half; i++) dst[i] = (dst[i] + src[n - 1 - i] * s) % 1009;");
  if (dice_.chance(2)) line("s = " + loops_.oneOf({"max(s, 3)", "s % 5", "h(s, half)"}) + ";");
  line("#pragma omp for");
  line("for (int k = half; k < n; k++) dst[k] = max(src[k] % 100, s) - dst[k];");
  dice_.close();
  dice_.open("static int counted(const int *src, int n) {");
  line("#pragma omp single\n  s_total = 0;");
  line("#pragma omp for reduction(+ : s_total)");
  line("for (int k = 0; k < n; k++) s_total += src[k] % 7;");
  line("return s_total % 100;");
  dice_.close();
}

std::string OpenMpTeamText::clause() {
  return loops_.oneOf({"", "", "", " num_threads(lanes(N))", " if(large(N))", " schedule(static, lanes(s1))",
                       " schedule(dynamic, lanes(N) + 1)", " if(max(s1, 2) > 2)"});
}

void OpenMpTeamText::orphan() {
  line("worked(" + loops_.oneOf({"ga, gb", "gc, r", "p, gd", "gd, ga"}) + ", N, " +
       loops_.oneOf({"s1", "3", "s0 + 2"}) + ");");
}

void OpenMpTeamText::sections() {
  const std::string number = std::to_string(dice_.pick(9));
  line("#pragma omp sections" + loops_.oneOf({"", " nowait"}));
  dice_.open("{");
  line("s7 += " + number + ";");
  line("#pragma omp section");
  line("{ if (s1 > 1) for (int w = 0; w < 8; w++) hist[w] = (hist[w] + w) % 100; }");
  if (dice_.chance(2)) line("#pragma omp section\nshared[" + std::to_string(dice_.pick(2)) + "] += s0;");
  dice_.close();
  // Behind nowait nobody waits for them.
  line("#pragma omp barrier");
}

/// Each thread gives its variables a value, or gets that of the first one, before it reads them.
void OpenMpTeamText::ownOfThreads() {
  const std::string given = loops_.oneOf({"s1", "3", "lanes(s0)"});
  switch (dice_.pick(3)) {
  case 0:
    line("own = " + given + ";");
    line("#pragma omp parallel for copyin(own)" + clause());
    return line("for (int w = 0; w < N; w++) ga[w] = (ga[w] + own * w) % 1009;");
  case 1:
    line("#pragma omp parallel");
    dice_.open("{");
    line("own = " + given + ";");
    line("#pragma omp for");
    line("for (int w = 0; w < N; w++) gb[w] = (gb[w] + own) % 1009;");
    return dice_.close();
  default:
    line("#pragma omp parallel for");
    return line("for (int w = 0; w < N; w++) gc[w] = (gc[w] * kept_own + w) % 1009;");
  }
}

void OpenMpTeamText::region() {
  if (dice_.chance(4)) return ownOfThreads();
  if (dice_.chance(6)) return orphan(); // a team of one thread
  line("#pragma omp parallel" + loops_.oneOf({"", " num_threads(lanes(N))", " if(large(N))"}));
  dice_.open("{");
  for (int parts = 1 + dice_.pick(3); parts > 0; --parts)
    switch (dice_.pick(4)) {
    case 0:
      sections();
      break;
    case 1:
      line("#pragma omp for");
      line("for (int w = 0; w < N; w++) gd[w] = min(gd[w] + w, max(w, s2)) % 1009;");
      break;
    case 2:
      line("{ const int seen = counted(gc, N);\n#pragma omp for\nfor (int w = 0; w < N; w++) q[w] = (q[w] + seen) % "
           "1009; "
           "}");
      break;
    default:
      orphan();
    }
  dice_.close();
}

} // namespace warpgrain::tests
