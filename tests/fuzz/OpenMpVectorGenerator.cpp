// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/OpenMpVectorGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <initializer_list>

namespace warpgrain::tests {

namespace {

/// A vector of numbers by a name, and what else may be the same vector.
struct Named {
  const char *name;
  int group;
};

class VectorGenerator {
public:
  explicit VectorGenerator(std::uint32_t seed) : dice_(seed) {}

  std::string program();

private:
  void declarations();
  void calledFunctions();
  void launchingFunctions();
  void begin();
  void end();
  void part(int depth);
  void kernel();
  void cells();
  void gathered();
  void region();
  void ofFunctions();
  void call();
  void change();
  void resize(const std::string &vector);
  void exchange();
  void read();
  void branch(int depth);
  void loop(int depth);
  void block(int depth);

  std::string oneOf(std::initializer_list<const char *> words) {
    return *(words.begin() + dice_.pick(static_cast<int>(words.size())));
  }

  std::string number(int below) { return std::to_string(dice_.pick(below)); }

  Named named() {
    constexpr Named all[] = {{"gv", 0},   {"gw", 1},   {"a", 2},    {"b", 2},    {"(*q)", 2},
                             {"gm.u", 3}, {"lm.u", 3}, {"p->u", 3}, {"gm.w", 4}, {"lm.w", 4},
                             {"p->w", 4}, {"gv", 0},   {"gw", 1},   {"a", 2},    {"gm.u", 3}};
    return all[dice_.pick(static_cast<int>(sizeof all / sizeof *all))];
  }

  /// Another one, which is not the same vector.
  std::string apartFrom(const Named &one) {
    Named out = named();
    while (out.group == one.group)
      out = named();
    return out.name;
  }

  std::string element(const std::string &vector) { return vector + "[" + oneOf({"0", "1", "3"}) + "]"; }

  /// What a kernel computes of a number, less than some thousands.
  std::string value(const std::string &x) {
    switch (dice_.pick(7)) {
    case 0:
      return "scaled(" + x + ")";
    case 1:
      return "deep(" + x + " + " + number(5) + ")";
    case 2:
      return "weighed({" + x + ", 2, s & 7}, " + x + ")";
    case 3:
      return "through(" + x + ")";
    default:
      return x + " * " + number(5) + " + " + number(9);
    }
  }

  void line(const std::string &words) { dice_.line(words); }

  RandomText dice_;
};

void VectorGenerator::declarations() {
  line("#include <algorithm>\n#include <array>\n#include <cstdio>\n#include <cstring>\n#include <numeric>\n"
       "#include <utility>\n#include <vector>");
  line("#define N " + oneOf({"8", "40", "300"}));
  line("struct Cell { int at; std::array<int, 3> by; };");
  line("struct Mesh { std::vector<int> u, w; std::vector<Cell> cells; int n, k; };");
  line("std::vector<int> gv(N, 3);\n" + oneOf({"static ", ""}) + "std::vector<int> gw;\nMesh gm;");
  line("int scale = 3, table[16] = {1, 2, 5}, spare[16];\nunsigned hits[8];\nunsigned sum;");
  line("static std::array<int, 4> weights = {1, 3, 2, 7};\nint *window = table;");
}

/// What kernels call.
void VectorGenerator::calledFunctions() {
  line("static int scaled(int x) { return (x * scale + table[x & 15]) % 1009; }");
  line("static int through(int x) { return window[x & 7] + (x & 255); }");
  line("static int weighed(const std::array<int, 3> &by, int z) {\n  int t = 0;");
  line(oneOf({"  for (int y : by) t += y * weights[z & 3];", "  for (std::size_t y = 0; y < by.size(); y++) t += by[y] "
                                                             "* weights[y];"}));
  line("  return (t + by.back()) % 1009;\n}");
  line("static int deep(int x) { return scaled(x) + through(x + 1); }");
  line("static void noted(int x) {\n#pragma omp atomic\n  hits[x & 7] += 1;\n}");
  line("static void put(int at, int x) { spare[at & 15] = x; }");
  line("static int cellSum(const Cell &c) { return c.at + c.by[0] + c.by[2]; }");
}

/// Functions with regions that get vectors in every way.
void VectorGenerator::launchingFunctions() {
  line("static int total(const std::vector<int> &x) {\n  int t = 0;\n#pragma omp parallel for reduction(+ : t)");
  line(oneOf({"  for (int y : x) t += y % 64;", "  for (std::size_t i = 0; i < x.size(); i++) t += x[i] % 64;",
              "  for (const auto &y : x) { if (y % 3 == 0) continue; t += y % 32; }"}));
  line("  return t % 1009;\n}");
  line("void blend(std::vector<int> &to, const std::vector<int> &from, int z) {\n#pragma omp parallel for");
  line("  for (std::size_t i = 0; i < to.size(); i++) to[i] = (to[i] + from[i % from.size()] * z) % 1009;");
  line(oneOf({"}", "  to.push_back(z);\n}", "  if (z > 4) return;\n  to[1] = 5;\n}"}));
  line("static std::vector<int> made(int n, int z) {\n  std::vector<int> x(n, z);\n#pragma omp parallel for");
  line("  for (int i = 0; i < n; i++) x[i] += i * z % 17;\n  return x;\n}");
  line("static int taken(std::vector<int> x) {\n#pragma omp parallel for\n  for (auto &y : x) y = (y * 3 + 1) % 1009;");
  line("  return x.back() + x[1];\n}");
  line("static void relax(Mesh *m, const std::vector<int> *from) {\n#pragma omp parallel for");
  line("  for (int i = 0; i < m->n; i++) m->u[i] = (m->w[i] * m->k + (*from)[i % from->size()]) % 1009;");
  line(oneOf({"", "  m->k = m->k % 5 + 1;\n", "  std::swap(m->u, m->w);\n"}) + "}");
  line("struct Field {\n  std::vector<int> now, next;\n  int n;\n  void step(int z) {\n#pragma omp parallel for");
  line("    for (int i = 0; i < n; i++) next[i] = (now[i] + now[(i + z) % n]) % 1009;");
  line(oneOf({"    now.swap(next);", "    std::swap(now, next);", "    now = next;", "    now[0] = next[n - 1];"}) +
       "\n  }\n};");
  line("static void mark(const std::vector<int> &x, std::size_t at) { sum = sum * 31 + x[at % x.size()]; }");
  line("static void grow(std::vector<int> &x) { x.push_back((int)x.size() % 7); }");
  line("static int *first(std::vector<int> &x) { return x.data(); }");
}

void VectorGenerator::begin() {
  dice_.open("int main() {");
  line("int s = 1;\nstd::vector<int> a(N), b(N + 3, 4);\nMesh lm;\nField f{std::vector<int>(N, 2), "
       "std::vector<int>(N), N};");
  line("gw.resize(N, 6);");
  line("for (Mesh *each : {&gm, &lm}) {\n  each->u.assign(N, 1);\n  each->w.assign(N, 2);\n  each->n = N;\n  each->k = "
       "2;");
  line("  for (int i = 0; i < N; i++) each->cells.push_back({i, {i, 1, 2}});\n}");
  line("Mesh *p = " + oneOf({"&gm", "&lm"}) + ";\nstd::vector<int> *q = " + oneOf({"&a", "&b"}) + ";");
}

void VectorGenerator::end() {
  line("for (const auto *each : {&gv, &gw, &gm.u, &gm.w, &lm.u, &lm.w, &a, &b, &f.now, &f.next})");
  line("  for (int x : *each) sum = sum * 31 + x;");
  line("for (const Mesh *each : {&gm, &lm})\n  for (const Cell &c : each->cells) sum = sum * 7 + cellSum(c);");
  line("for (int x : table) sum = sum * 3 + x;\nfor (int x : spare) sum = sum * 3 + x;");
  line("for (unsigned x : hits) sum = sum * 3 + x;");
  line("std::printf(\"%u %d\\n\", sum, s);\nreturn 0;");
  dice_.close();
}

/// A loop over a vector: by numbers or by elements.
void VectorGenerator::kernel() {
  const Named to = named();
  const std::string from = apartFrom(to);
  const std::string v = to.name;
  const std::string numbers = "for (std::size_t i = 0; i < " + v + ".size(); i++) ";
  line("#pragma omp parallel for" + oneOf({"", "", " schedule(static)", " if(s > 2)"}));
  switch (dice_.pick(7)) {
  case 0:
    return line("for (int &x : " + v + ") x = (" + value("x") + ") % 1009;");
  case 1:
    return line("for (auto &x : " + v + ") { if (x % 3) continue; x = (x + " + from + "[x % " + from +
                ".size()]) % 1009; }");
  case 2:
    return line(numbers + "{ int t = 0; for (int y : " + from + ") t = (t + y) % 1009; " + v + "[i] = t + (int)i; }");
  case 3:
    return line(numbers + v + "[i] = (" + value(v + "[i]") + ") % 1009;");
  case 4:
    return line("for (int i = 0; i < N / 2; i++) " + v + "[i] = (" + from + ".front() + " + from +
                ".back() + i) % 1009;");
  default:
    return line(numbers + v + "[i] = (" + v + "[i] + " + from + "[i % " + from + ".size()] * " + number(6) +
                ") % 1009;");
  }
}

/// Elements that are objects with a std::array.
void VectorGenerator::cells() {
  const std::string mesh = oneOf({"gm.", "lm.", "p->"});
  line("#pragma omp parallel for");
  switch (dice_.pick(3)) {
  case 0:
    return line("for (auto &c : " + mesh +
                "cells) { c.at = (c.at * 2 + 1) % 1009; for (int &y : c.by) y = (y + c.at) "
                "% 1009; }");
  case 1:
    return line("for (int i = 0; i < " + mesh + "n; i++) { Cell &c = " + mesh +
                "cells[i]; c.by[i % 3] = cellSum(c) % "
                "1009; }");
  default:
    return line("for (std::size_t i = 0; i < " + mesh + "cells.size(); i++) " + mesh + "cells[i].at = weighed(" + mesh +
                "cells[i].by, (int)i) + " + mesh + "k;");
  }
}

void VectorGenerator::gathered() {
  const std::string from = named().name;
  line("#pragma omp parallel for reduction(+ : s)\nfor (" + oneOf({"int x", "auto x", "const int &x"}) + " : " + from +
       ") s += x % 3;");
  line("s %= 100;");
}

/// Code of the CPU between the loops of a region.
void VectorGenerator::region() {
  const Named to = named();
  const std::string from = apartFrom(to);
  line("#pragma omp parallel\n{\n#pragma omp for");
  line("  for (int i = 0; i < N; i++) " + std::string(to.name) + "[i] = (" + to.name + "[i] + i) % 1009;");
  line("#pragma omp single\n  { s = " + element(to.name) + " % 5 + 1; " + element(from) + " = s; }");
  line("#pragma omp for\n  for (int i = 0; i < N; i++) " + from + "[i] = (" + from + "[i] + " + to.name +
       "[N - 1 - i] + s) % 1009;\n}");
}

/// Functions change what lies outside of them.
void VectorGenerator::ofFunctions() {
  const std::string from = named().name;
  line("#pragma omp parallel for");
  switch (dice_.pick(3)) {
  case 0:
    return line("for (std::size_t i = 0; i < " + from + ".size(); i++) noted(" + from + "[i]);");
  case 1:
    return line("for (int i = 0; i < 16; i++) put(i, " + from + "[i % N] + i);");
  default:
    return line("for (int i = 0; i < 16; i++) table[i] = (table[i] + " + from + "[i % N]) % 1009;");
  }
}

void VectorGenerator::call() {
  const Named to = named();
  const std::string vector = to.name;
  switch (dice_.pick(8)) {
  case 0:
    return line("s = (s + total(" + vector + ")) % 100;");
  case 1:
    return line(vector + " = made(N + " + number(4) + ", " + number(9) + ");");
  case 2:
    return line("sum += taken(" + vector + ");");
  case 3:
    return line("relax(" + oneOf({"p", "&gm", "&lm"}) + ", " + oneOf({"q", "&gv", "&a"}) + ");");
  case 4:
    return line("f.step(" + number(8) + ");");
  case 5:
    return line("s = (s + taken(std::move(" + vector + "))) % 100; " + vector + " = std::vector<int>(N + 1, s);");
  default:
    return line("blend(" + vector + ", " + apartFrom(to) + ", " + number(9) + ");");
  }
}

/// The vector has N elements or more all the same.
void VectorGenerator::resize(const std::string &vector) {
  switch (dice_.pick(8)) {
  case 0:
    return line("if (" + vector + ".size() < 2 * N) " + vector + ".resize(" + vector + ".size() + 5, 1);");
  case 1:
    return line(vector + ".assign(N + " + number(5) + ", " + number(9) + ");");
  case 2:
    return line("grow(" + vector + ");");
  case 3:
    return line(vector + ".insert(" + vector + ".begin() + 2, 7);");
  case 4:
    return line("if (" + vector + ".size() > N) " + vector + ".pop_back();");
  case 5:
    return line(vector + ".reserve(3 * N);");
  case 6:
    return line(vector + ".clear(); " + vector + ".shrink_to_fit(); " + vector + ".resize(N, " + number(9) + ");");
  default:
    return line(vector + " = " + named().name + ";");
  }
}

void VectorGenerator::exchange() {
  switch (dice_.pick(7)) {
  case 0:
    return line("std::swap(a, b);");
  case 1:
    return line("gv.swap(gw);");
  case 2:
    return line("std::swap(gm, lm);");
  case 3:
    return line("p = " + oneOf({"&gm", "&lm"}) + "; q = " + oneOf({"&a", "&b"}) + ";");
  case 4:
    return line("{ std::vector<int> t = std::move(a); a = std::move(gw); gw = std::move(t); }");
  case 5:
    return line("{ Mesh t = *p; t.u[1] += 5; *p = t; }");
  default:
    return line("q->swap(p->w);");
  }
}

void VectorGenerator::change() {
  const std::string to = named().name;
  switch (dice_.pick(11)) {
  case 0:
  case 1:
    return resize(to);
  case 2:
    return exchange();
  case 3:
    return line("std::sort(" + to + ".begin(), " + to + ".end());");
  case 4:
    return line("first(" + to + ")[" + number(4) + "] = " + number(1000) + ";");
  case 5:
    return line("scale = " + number(9) + " + 1; table[" + number(16) + "] = " + number(900) + ";");
  case 6:
    return line("window = " + oneOf({"table", "spare", "table + 4"}) + "; weights[" + number(4) + "] = " + number(9) +
                ";");
  case 7:
    return line("for (auto it = " + to + ".begin(); it != " + to + ".end(); ++it) *it = (*it + 1) % 1009;");
  case 8:
    return line("std::memcpy(" + to + ".data(), " + named().name + ".data() + 2, sizeof(int) * 2);");
  case 9:
    return line("{ int &x = " + element(to) + "; x = (x + " + number(100) + ") % 1009; }");
  default:
    return line(element(to) + " = " + number(1000) + ";");
  }
}

void VectorGenerator::read() {
  const std::string from = named().name;
  switch (dice_.pick(7)) {
  case 0:
    return line("for (int x : " + from + ") sum = sum * 31 + x;");
  case 1:
    return line("mark(" + from + ", " + number(40) + ");");
  case 2:
    return line("sum += std::accumulate(" + from + ".begin(), " + from + ".end(), 0);");
  case 3:
    return line("std::printf(\"%d %zu\\n\", " + element(from) + ", " + from + ".size());");
  case 4:
    return line("if (" + element(from) + " > " + number(500) + ") sum++; else sum += " + named().name + ".back();");
  case 5:
    return line("for (const Cell &c : " + oneOf({"gm", "lm"}) + ".cells) sum = sum * 7 + cellSum(c);");
  default:
    return line("sum = sum * 31 + " + element(from) + " + hits[" + number(8) + "] + spare[" + number(16) + "];");
  }
}

void VectorGenerator::branch(int depth) {
  dice_.open("if (" + oneOf({"s > 3", "gv[1] > 9", "p->u[2] % 2", "a.size() > N", "q == &a"}) + ") {");
  part(depth + 1);
  if (dice_.chance(2)) {
    dice_.close("} else {");
    dice_.indent();
    part(depth + 1);
  }
  dice_.close();
}

void VectorGenerator::loop(int depth) {
  const std::string counter = "n" + std::to_string(depth);
  dice_.open("for (int " + counter + " = 0; " + counter + " < " + number(4) + "; " + counter + "++) {");
  for (int parts = 1 + dice_.pick(3); parts > 0; --parts) {
    part(depth + 1);
    if (dice_.chance(4)) line("if (" + oneOf({"s == 4", "gv[0] > 300", "lm.w[1] % 3 == 1"}) + ") break;");
  }
  dice_.close();
}

/// A vector that ends with a block while the GPU has it, and may be the next one's memory.
void VectorGenerator::block(int depth) {
  dice_.open("{");
  line("std::vector<int> t(" + oneOf({"N", "gv", "b.size(), 2", "made(N, 3)"}) + ");");
  line("#pragma omp parallel for\nfor (int i = 0; i < N; i++) t[i] = (gw[i] + t[i] + i) % 1009;");
  if (dice_.chance(2)) part(depth + 1);
  if (dice_.chance(2)) line("gv.swap(t);");
  line("#pragma omp parallel for\nfor (int i = 0; i < N; i++) gw[i] = (t[i] + gw[i]) % 1009;");
  if (dice_.chance(3)) line("b = std::move(t);");
  dice_.close();
}

void VectorGenerator::part(int depth) {
  switch (dice_.pick(depth < 3 ? 24 : 17)) {
  case 0:
    return region();
  case 1:
  case 2:
    return cells();
  case 3:
    return gathered();
  case 4:
  case 5:
    return read();
  case 6:
  case 7:
  case 8:
    return change();
  case 9:
  case 10:
    return call();
  case 11:
    return ofFunctions();
  case 17:
  case 18:
    return branch(depth);
  case 19:
  case 20:
  case 21:
    return loop(depth);
  case 22:
  case 23:
    return block(depth);
  default:
    return kernel();
  }
}

std::string VectorGenerator::program() {
  declarations();
  calledFunctions();
  launchingFunctions();
  begin();
  for (int parts = 6 + dice_.pick(9); parts > 0; --parts) {
    dice_.open("{");
    part(0);
    dice_.close();
  }
  end();
  return std::move(dice_.text());
}

} // namespace

std::string generateOpenMpVectors(std::uint32_t seed) {
  return VectorGenerator(seed).program();
}

} // namespace warpgrain::tests
