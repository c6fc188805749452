// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/OpenMpTemplateGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <initializer_list>
#include <vector>

namespace warpgrain::tests {

namespace {

/// Templates have a type T and a number M; what they compute stays small and exact in each type.
class TemplateGenerator {
public:
  explicit TemplateGenerator(std::uint32_t seed) : dice_(seed) {}

  std::string program();

private:
  struct Template {
    std::string name;
    std::string parameters; ///< of the template
    std::string declared;   ///< behind the template's parameters, without default values
    bool isValue = false;   ///< a call gives a number
  };

  void helpers();
  void launcher(int number);
  std::string head(const Template &which, bool hasDefault) const;
  void loop(const std::string &target);
  void capture();
  void calls();
  std::string expression(const std::string &counter, int depth = 0);
  std::string leaf(const std::string &counter);

  void line(const std::string &words) { dice_.line(words); }

  std::string oneOf(std::initializer_list<const char *> words) {
    return *(words.begin() + dice_.pick(static_cast<int>(words.size())));
  }

  std::string number(int below) { return std::to_string(dice_.pick(below)); }

  RandomText dice_;
  std::vector<Template> templates_;
};

std::string TemplateGenerator::leaf(const std::string &counter) {
  switch (dice_.pick(6)) {
  case 0:
    return "M";
  case 1:
    return "T(" + counter + " % 13)";
  case 2:
    return "T(sizeof(T))";
  case 3:
    return "T(" + number(9) + ")";
  default:
    return oneOf({"b", "c"}) + "[(" + counter + " * " + std::to_string(1 + dice_.pick(5)) + " + M) % n]";
  }
}

/// Between 0 and some thousands, in every type.
std::string TemplateGenerator::expression(const std::string &counter, int depth) {
  if (depth > 2 || dice_.chance(4)) return leaf(counter);
  const auto inner = [&] { return expression(counter, depth + 1); };
  switch (dice_.pick(5)) {
  case 0:
    return "twice<T>(" + inner() + ")";
  case 1:
    return "T(part<T, M>(" + inner() + "))";
  case 2:
    return "Box<T>{" + inner() + ", T(" + counter + " & 3)}.sum()";
  case 3:
    return "(" + inner() + " > " + inner() + " ? " + inner() + " : T(M))";
  default:
    return "T(" + inner() + " + " + inner() + ")";
  }
}

/// Functions that kernels call.
void TemplateGenerator::helpers() {
  line("#include <cstdio>\n#include <cstdlib>\n#include <type_traits>");
  line("template <class T>\nstruct Box {\n  T a, b;\n  T sum() const { return T(a + b); }\n};");
  line("template <typename T>\n" + oneOf({"", "static ", "inline "}) +
       "T twice(T x) {\n  if constexpr (std::is_integral<T>::value)\n    return T((x * 2) % 1009);\n  else\n"
       "    return x < T(500) ? x + x : x / T(2);\n}");
  line("template <typename T, int M>\nint part(T x) {\n  int out = 0;\n  for (int k = 0; k < M; k++) out += "
       "(int(x) + k) % 17;\n  return out;\n}");
  if (dice_.chance(2)) line("template <>\nlong long twice<long long>(long long x) { return (x + 1) % 1009; }");
}

std::string TemplateGenerator::head(const Template &which, bool hasDefault) const {
  std::string declared = which.declared;
  if (hasDefault) declared.insert(declared.size() - 1, " = " + std::string("T(3)"));
  return "template <" + which.parameters + ">\n" + declared;
}

void TemplateGenerator::loop(const std::string &target) {
  const std::string clauses =
      oneOf({"", " schedule(dynamic)", " num_threads(M + 1)", " firstprivate(by)", " if(n > M * 20)"});
  const bool isTarget = dice_.chance(3);
  line("#pragma omp " + (isTarget ? std::string("target teams distribute parallel for") : "parallel for" + clauses));
  dice_.open("for (" + oneOf({"int", "long", "unsigned"}) + " i = 0; i < n; i" + oneOf({"++", " += 1", " += M"}) +
             ") {");
  if (dice_.chance(2)) {
    line("T own[M + 1];");
    line("for (int k = 0; k <= M; k++) own[k] = " + expression("(int)i") + ";");
    line(target + "[i] = T((int)(own[i % (M + 1)] + by) % 1009);");
  } else {
    line(target + "[i] = T((int)(" + expression("(int)i") + " + by) % 1009);");
  }
  dice_.close();
}

/// Each iteration takes a slot of its own; which one it gets is not told.
void TemplateGenerator::capture() {
  line("int slots = 0, most = 0, before = 0;");
  line("#pragma omp parallel for private(before)");
  dice_.open("for (int i = 0; i < n; i++) {");
  line("int slot;");
  const bool isOld = dice_.chance(2);
  line("#pragma omp atomic capture");
  line(isOld ? oneOf({"slot = slots++;", "{ slot = slots; slots += 1; }", "{ slot = slots; slots++; }"})
             : oneOf({"slot = ++slots;", "{ slots = slots + 1; slot = slots; }", "slot = slots += 1;"}));
  line("a[slot" + std::string(isOld ? "" : " - 1") + "] = T(M);");
  if (dice_.chance(2))
    line("#pragma omp atomic capture\n{ before = most; most = most + M; }\nif (before < 0) a[0] = T(9);");
  dice_.close();
  line("a[0] = T(a[0] + T(slots % 100) + T(most % 50));");
}

void TemplateGenerator::launcher(int id) {
  Template made{.name = "launch" + std::to_string(id),
                .parameters = oneOf({"typename T, int M", "class T, int M = 2"})};
  made.isValue = dice_.chance(3);
  const bool isNamed = dice_.chance(4);
  made.declared = oneOf({"", "static ", "inline ", "static inline "}) + (made.isValue ? "T " : "void ") + made.name +
                  "(T *a, const T *b, const T *c, int n, T by)";
  if (isNamed) line("namespace names {");
  const bool isDeclared = dice_.chance(3);
  if (isDeclared) {
    line(head(made, true) + ";");
    // A default argument is written once.
    if (made.parameters.ends_with("= 2")) made.parameters = "class T, int M";
  }
  dice_.open(head(made, !isDeclared) + " {");
  const int kind = dice_.pick(4);
  loop("a");
  if (kind == 0 && !templates_.empty() && !made.isValue)
    line(templates_.back().name + "<T, M>(a, b, c, n, by);");
  else if (kind == 1)
    capture();
  if (made.isValue) {
    line("T s = 0;");
    const bool isMost = dice_.chance(2);
    line("#pragma omp parallel for reduction(" + std::string(isMost ? "max" : "+") + " : s)");
    line("for (int i = 0; i < n; i++) " + std::string(isMost ? "if (a[i] > s) s = a[i];" : "s += twice<T>(T(i % 5));"));
    line("return s;");
  }
  dice_.close();
  if (isNamed) line("}");
  if (isNamed) made.name = "names::" + made.name;
  templates_.push_back(made);
}

void TemplateGenerator::calls() {
  for (int i = 0; i < 5; ++i) {
    const Template &which = templates_[static_cast<std::size_t>(dice_.pick(static_cast<int>(templates_.size())))];
    const std::string type = oneOf({"int", "double", "unsigned", "long long", "float", "unsigned short"});
    dice_.open("{");
    line("using E = " + type + ";");
    line("const int n = " + oneOf({"7", "64", "515"}) + ";");
    line("E *a = (E *)calloc(n, sizeof(E)), *b = new E[n], *c = (E *)malloc(n * sizeof(E)), s = 0;");
    line("for (int i = 0; i < n; i++) b[i] = E(i % 11), c[i] = E(i * 5 % 23);");
    const std::string call =
        which.name + "<E, " + std::to_string(1 + dice_.pick(4)) + ">(a, b, c, n" + oneOf({"", ", E(5)"}) + ");";
    line((which.isValue ? "s = " : "") + call);
    line("long long sum = (long long)s;");
    line("for (int i = 0; i < n; i++) sum = sum * 31 % 1000003 + (long long)a[i];");
    line("std::printf(\"%lld\\n\", sum);");
    line("free(a); free(c); delete[] b;");
    dice_.close();
  }
}

std::string TemplateGenerator::program() {
  helpers();
  for (int i = 0; i < 4; ++i)
    launcher(i);
  dice_.open("int main() {");
  calls();
  dice_.close();
  return std::move(dice_.text());
}

} // namespace

std::string generateOpenMpTemplates(std::uint32_t seed) {
  return TemplateGenerator(seed).program();
}

} // namespace warpgrain::tests
