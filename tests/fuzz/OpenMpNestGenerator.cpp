// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/OpenMpNestGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <initializer_list>

namespace warpgrain::tests {

namespace {

/// Writes functions with a nest each, and a main that calls them with memory that overlaps or does not.
class OpenMpNestGenerator {
public:
  explicit OpenMpNestGenerator(std::uint32_t seed) : dice_(seed) {}

  std::string program();

private:
  std::string oneOf(std::initializer_list<const char *> words) {
    return *(words.begin() + dice_.pick(static_cast<int>(words.size())));
  }

  std::string number(int below) { return std::to_string(dice_.pick(below)); }

  void begin();
  void end();
  void ofArrays(int number);
  void ofPointers(int number);
  void ofRows(int number);
  void deep(int number);
  void product(int number);
  void sum(int number);

  void call(const std::string &words) { calls_ += "  " + words + ";\n  show();\n"; }

  std::string inner(const std::string &counter, const std::string &extent, bool declares);
  std::string pragma(const std::string &privates);

  RandomText dice_;
  std::string calls_;
};

void OpenMpNestGenerator::begin() {
  dice_.line("#include <stdio.h>\n#include <stdlib.h>");
  dice_.line("#define R " + oneOf({"5", "33", "40"}));
  dice_.line("#define C " + oneOf({"3", "37", "64", "70"}));
  dice_.line("int A[R][C], B[R][C], T[C][R], cube[6][R][C];\ndouble X[R][C], Y[R][C];");
  dice_.line("int *p, *q, *one, total;");
  dice_.open("static void show(void) {");
  dice_.line("unsigned sum = 0;\n  for (int i = 0; i < R; i++) for (int j = 0; j < C; j++)");
  dice_.line("  sum = sum * 31 + A[i][j] + 3 * B[i][j] + 5 * T[j][i] + (int)(4 * X[i][j]) + 7 * (int)Y[i][j];");
  dice_.line("for (int i = 0; i < 6 * R * C; i++) sum = sum * 17 + (&cube[0][0][0])[i];");
  dice_.line(
      "for (int i = 0; i < 2 * R * C; i++) sum = sum * 13 + p[i] + 3 * q[i] + 7 * one[i] + 11 * one[2 * R * C + i];");
  dice_.line("printf(\"%u %d\\n\", sum, total);");
  dice_.close();
}

/// The head of an inner loop over 0 to the extent or less.
std::string OpenMpNestGenerator::inner(const std::string &counter, const std::string &extent, bool declares) {
  const std::string type = declares ? oneOf({"int ", "int ", "long ", "unsigned ", "short "}) : "";
  const std::string name = counter;
  switch (dice_.pick(6)) {
  case 0:
    // A number without a sign would go beyond an extent of 0.
    return "for (" + std::string(declares ? "int " : "") + name + " = 0; " + name + " <= " + extent + " - 1; ++" +
           name + ")";
  case 1:
    return "for (" + std::string(declares ? "int " : "") + name + " = " + extent + " - 1; " + name + " >= 0; " + name +
           "--)";
  case 2:
    return "for (" + std::string(declares ? "int " : "") + name + " = " + number(3) + "; " + name + " < " + extent +
           "; " + name + " += " + oneOf({"1", "2", "3"}) + ")";
  default:
    return "for (" + type + name + " = 0; " + name + " < " + extent + "; " + name + "++)";
  }
}

std::string OpenMpNestGenerator::pragma(const std::string &privates) {
  std::string out = "#pragma omp parallel for";
  if (!privates.empty()) out += " private(" + privates + ")";
  return out + oneOf({"", "", "", " schedule(static)", " schedule(dynamic)", " schedule(static, 2)", " if(n > 2)"});
}

/// Matrices with extents in their types.
void OpenMpNestGenerator::ofArrays(int number) {
  const std::string name = "f" + std::to_string(number);
  const bool declares = dice_.chance(2);
  dice_.open("static void " + name + "(int n, int m) {");
  dice_.line("int i, j, t;\n  (void)j; (void)t;");
  dice_.line(pragma(declares ? "t" : "j, t"));
  dice_.line("for (i = 0; i < n; i++)" + std::string(dice_.chance(2) ? " {" : ""));
  const bool isOpen = dice_.text().ends_with("{\n");
  const std::string between = oneOf({"", "", "", "", "T[0][i] = i % 7;"});
  if (isOpen && !between.empty()) dice_.line("  " + between);
  if (dice_.chance(8)) dice_.line("  #pragma omp simd");
  dice_.line("  " + inner("j", dice_.chance(4) ? "(m < i ? m : i)" : oneOf({"m", "C", "m"}), declares) + " {");
  dice_.line(
      "    " +
      oneOf({"A[i][j] = (B[i][j] * 3 + A[i][j] + i) % 1009;", "A[i][j] = (j > 0 ? A[i][j - 1] + 1 : 4) % 1009;",
             "A[i][j] = (j + 1 < C ? A[i][j + 1] * 2 : 5) % 1009;", "t = B[i][j] + 2 * j; A[i][j] = (t * t) % 1009;",
             "t = B[i][j] % 5; if (t == 2) continue; A[i][j] = t + j;", "T[j][i] = (A[i][j] + T[j][i] + j) % 1009;",
             "A[i][0] = (A[i][0] + B[i][j]) % 1009;",
             "int u[2] = {B[i][j], j}; A[i][j] = (u[j & 1] + u[0] + i) % 1009;", "X[i][j] = Y[i][j] / 2 + A[i][j] % 4;",
             "X[i][j] = (j > 1 ? X[i][j - 2] : 1) / 2 + j;", "A[i][(j * 2) % C] = B[i][j];",
             "A[i][C - 1 - j] = B[i][j] + A[i][C - 1 - j];",
             "for (t = 0; t < 3; t++) A[i][j] = (A[i][j] + B[i][(j + t) % C]) % 1009;"}));
  dice_.line("  }");
  if (isOpen) dice_.line("}");
  dice_.close();
  call(name + "(" + oneOf({"R", "R - 1", "0", "3"}) + ", " + oneOf({"C", "C - 1", "2", "0", "C"}) + ")");
}

/// Rows of what pointers lead to, which may be one block.
void OpenMpNestGenerator::ofPointers(int number) {
  const std::string name = "f" + std::to_string(number);
  const std::string type = oneOf({"int", "int", "long", "unsigned", "size_t"});
  dice_.open("static void " + name + "(int *d, const int *s, " + type + " n, " + type + " m, int w) {");
  dice_.line("int j; (void)j;");
  dice_.line(pragma(""));
  dice_.line("for (" + type + " i = 0; i < n; i++) {");
  dice_.line("  " + inner("j", "w", true) + " {");
  dice_.line("    " + oneOf({"d[i * m + j] = (s[i * m + j] * 3 + (int)i + j) % 1009;",
                             "d[i * m + j] = (s[i * m + (j > 0 ? j - 1 : 0)] + 1) % 1009;",
                             "d[i * m + j] = (s[i * m + (j + 1) % w] + d[i * m + j]) % 1009;",
                             "const int k = (int)i * (int)m + j; d[k] = (d[k] + s[k]) % 1009;",
                             "int *row = d + i * m; row[j] = (row[j] + s[i * m + j]) % 1009;"}));
  dice_.line("  }\n  }");
  dice_.close();
  const std::string rest = ", R, C, " + oneOf({"C", "C - 1", "1", "C"}) + ")";
  call(name + "(" +
       oneOf({"p, q", "p, p", "one, one", "&A[0][0], q", "&A[0][0], &A[0][0]", "p, &B[0][0]", "one, one + 2 * R * C",
              "one + R * C, one + 2 * R * C"}) +
       rest);
  if (dice_.chance(2)) call(name + "(" + oneOf({"q, p", "q, q"}) + rest);
}

/// Each iteration has two rows, and one may be left into the other.
void OpenMpNestGenerator::ofRows(int number) {
  const std::string name = "f" + std::to_string(number);
  dice_.open("static void " + name + "(int *d, int n, int m, int shift) {");
  dice_.line(pragma(""));
  dice_.line("for (int i = 0; i < n; i++)");
  dice_.line("  " + inner("j", "m", true));
  dice_.line("    " + oneOf({"d[2 * i * m + j + shift] = d[(2 * i + 1) * m + j] + 1;",
                             "d[(2 * i + 1) * m + j - shift] = (d[2 * i * m + j] * 2 + j) % 1009;",
                             "d[2 * i * m + j] = (d[(2 * i + 1) * m + j] + shift + j) % 1009;"}));
  dice_.close();
  call(name + "(" + oneOf({"p", "one", "q"}) + ", R / 2, C, " + oneOf({"0", "1", "2", "0"}) + ")");
}

/// Three loops.
void OpenMpNestGenerator::deep(int number) {
  const std::string name = "f" + std::to_string(number);
  dice_.open("static void " + name + "(int n, int m) {");
  dice_.line("int j, k;\n" + pragma("j, k"));
  dice_.line("for (int i = 0; i < 6; i++)");
  dice_.line("  " + inner("j", "n", false));
  dice_.line("    " + inner("k", "m", false));
  dice_.line("      " + oneOf({"cube[i][j][k] = (cube[i][j][k] * 2 + A[j][k] + i) % 1009;",
                               "cube[i][j][k] = (j > 0 ? cube[i][j - 1][k] + 1 : k) % 1009;",
                               "cube[i][j][k] = (k > 0 ? cube[i][j][k - 1] + 1 : j) % 1009;",
                               "cube[i][j][k] = (k > 0 && j > 0 ? cube[i][j - 1][k - 1] + 2 : j) % 1009;",
                               "cube[i][j][k] = (i * j + k) % 1009;"}));
  dice_.close();
  call(name + "(R, " + oneOf({"C", "C - 1"}) + ")");
}

void OpenMpNestGenerator::product(int number) {
  const std::string name = "f" + std::to_string(number);
  dice_.open("static void " + name + "(int n, int m) {");
  dice_.line("int i, j, k, t; (void)t;\n" + pragma("j, k, t"));
  dice_.line("for (i = 0; i < n; i++)");
  if (dice_.chance(2)) {
    dice_.line("  for (j = 0; j < m; j++)\n      for (k = 0; k < 4; k++)");
    dice_.line("        A[i][j] = (A[i][j] + B[i][k % C] * B[k][j]) % 1009;");
  } else {
    dice_.line("  for (j = 0; j < m; j++) {\n      t = 0;");
    dice_.line("      for (k = 0; k < n; k++) t += B[i][k % C] * B[k][j];\n      A[i][j] = t % 1009;\n    }");
  }
  dice_.close();
  call(name + "(R, C)");
}

/// What all iterations gather.
void OpenMpNestGenerator::sum(int number) {
  const std::string name = "f" + std::to_string(number);
  const std::string operation = oneOf({"+", "max", "^"});
  dice_.open("static void " + name + "(int n, int m, const int *s) {");
  dice_.line("int i, j, g = " + this->number(5) + ";");
  dice_.line("#pragma omp parallel for private(j) reduction(" + operation + " : g)");
  dice_.line("for (i = 0; i < n; i++)\n    for (j = 0; j < m; j++)");
  const std::string value = oneOf({"A[i][j]", "s[i * C + j]", "(A[i][j] ^ B[i][j])", "T[j][i]"});
  dice_.line("      " + (operation == "+"   ? "g += " + value + ";"
                         : operation == "^" ? "g ^= " + value + ";"
                                            : "if (g < " + value + ") g = " + value + ";"));
  dice_.line("total = (total * 3 + g) % 100003;");
  dice_.close();
  call(name + "(R, C, " + oneOf({"p", "q", "&B[0][0]"}) + ")");
}

void OpenMpNestGenerator::end() {
  dice_.open("int main(void) {");
  dice_.line("p = malloc(sizeof(int) * 2 * R * C); q = calloc(2 * R * C, sizeof(int)); one = malloc(sizeof(int) * 4 * "
             "R * C);");
  dice_.line("for (int i = 0; i < 2 * R * C; i++) { p[i] = i % 19; q[i] = i % 23 - 4; one[i] = i % 29; one[2 * R * C + "
             "i] = i % 31; }");
  dice_.line("for (int i = 0; i < R; i++) for (int j = 0; j < C; j++) {");
  dice_.line("  A[i][j] = (i * 7 + j) % 13; B[i][j] = (i + j * 5) % 11; T[j][i] = i - j; X[i][j] = i; Y[i][j] = j / "
             "2.0;\n  }");
  dice_.text() += calls_;
  dice_.line("return 0;");
  dice_.close();
}

std::string OpenMpNestGenerator::program() {
  begin();
  const int functions = 6 + dice_.pick(5);
  for (int i = 0; i < functions; ++i)
    switch (dice_.pick(9)) {
    case 0:
    case 1:
    case 2:
      ofArrays(i);
      break;
    case 3:
    case 4:
      ofPointers(i);
      break;
    case 5:
      ofRows(i);
      break;
    case 6:
      deep(i);
      break;
    case 7:
      product(i);
      break;
    default:
      sum(i);
    }
  end();
  return std::move(dice_.text());
}

} // namespace

std::string generateOpenMpNests(std::uint32_t seed) {
  return OpenMpNestGenerator(seed).program();
}

} // namespace warpgrain::tests
