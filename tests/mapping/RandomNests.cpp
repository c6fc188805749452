// SPDX-License-Identifier: Apache-2.0
#include "tests/mapping/RandomNests.h"

#include "tests/fuzz/RandomText.h"

#include <initializer_list>
#include <utility>
#include <vector>

namespace warpgrain::tests {

namespace {

/// What all programs begin with. Each element is less than 1000 before a nest; there is room for 4096 in each row of
/// memory, and for 48 in each dimension of a matrix.
constexpr const char *beginning = R"(#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int flatI[4096];
static unsigned char flatC[4096];
static double flatD[4096];
static int squareI[48][48];
static float squareF[48][48];
static long long cube[16][16][16];
static long long results[8];
static double sums[4];

static int mix(int a, int b) { return a % 64 > b % 64 ? a - b : a % 100 + 3 * (b % 100); }

static double low(double value) { return value > 16 ? 1 : value < -16 ? -1 : value; }

static unsigned long long hash(const void *memory, size_t bytes) {
  const unsigned char *at = (const unsigned char *)memory;
  unsigned long long out = 1469598103934665603ull;
  for (size_t k = 0; k < bytes; k++) out = (out ^ at[k]) * 1099511628211ull;
  return out;
}

static void fill(void *memory, size_t elements, int kind, unsigned seed) {
  for (size_t k = 0; k < elements; k++) {
    seed = seed * 1664525u + 1013904223u;
    const int value = (int)(seed >> 8) % 1000;
    if (kind == 0) ((int *)memory)[k] = value - 300;
    if (kind == 1) ((unsigned char *)memory)[k] = (unsigned char)value;
    if (kind == 2) ((double *)memory)[k] = value % 16;
    if (kind == 3) ((float *)memory)[k] = (float)(value % 16);
    if (kind == 4) ((long long *)memory)[k] = value;
    if (kind == 5) ((unsigned *)memory)[k] = (unsigned)value;
    if (kind == 6) ((short *)memory)[k] = (short)value;
  }
}

static void begin(void) {
  fill(flatI, 4096, 0, 1), fill(flatC, 4096, 1, 2), fill(flatD, 4096, 2, 3), fill(squareI, 48 * 48, 0, 4);
  fill(squareF, 48 * 48, 3, 5), fill(cube, 16 * 16 * 16, 4, 6), fill(results, 8, 4, 7), fill(sums, 4, 2, 8);
}

static void end(const char *name, const void *p, const void *q, const void *r) {
  printf("%s %llx %llx %llx %llx %llx %llx", name, hash(flatI, sizeof(flatI)), hash(flatC, sizeof(flatC)),
         hash(flatD, sizeof(flatD)), hash(squareI, sizeof(squareI)), hash(squareF, sizeof(squareF)), hash(cube, sizeof(cube)));
  printf(" %llx %llx %llx %llx %llx\n", hash(results, sizeof(results)), hash(sums, sizeof(sums)), hash(p, 32768), hash(q, 32768), hash(r, 32768));
}
)";

struct ElementType {
  const char *name;
  int kind; ///< of fill()
  bool isFloating;
};

constexpr ElementType elementTypes[] = {{"int", 0, false},  {"unsigned char", 1, false}, {"double", 2, true},
                                        {"float", 3, true}, {"long long", 4, false},     {"unsigned", 5, false},
                                        {"short", 6, false}};

/// Memory that a nest may use.
struct Memory {
  std::string name;
  int dimensions = 1;
  ElementType type;
};

/// A variable that is declared around the loops, which may be gathered.
struct Gathered {
  std::string name;
  std::string type;
  bool isFloating = false;
  std::string update; ///< "+", "^", "min", …; all of its updates have it
};

class NestsGenerator {
public:
  explicit NestsGenerator(std::uint32_t seed) : dice_(seed) {}

  std::string program(int nests);

private:
  void nest(int number);
  void declareGathered();
  void storeGathered();
  void heads();
  void imperfect();
  void behind();
  std::string head(std::size_t level);
  void body(int depth);
  void statement();
  void update();
  void innerLoop();
  void privateValue();
  std::string affine();
  std::string subscript(int extent);
  std::string place(const Memory &memory);
  std::string element(bool isFloating);
  std::string integer(int depth = 0);
  std::string number(int depth = 0);
  void calls(int number);

  std::string oneOf(std::initializer_list<const char *> words) {
    return *(words.begin() + dice_.pick(static_cast<int>(words.size())));
  }

  template <typename T>
  const T &any(const std::vector<T> &list) {
    return list[static_cast<std::size_t>(dice_.pick(static_cast<int>(list.size())))];
  }

  RandomText dice_;
  std::vector<std::string> counters_; ///< of the loops that are open, the outermost first
  std::vector<std::string> integers_; ///< names and calls that are integers below 1000 in the iteration
  std::vector<Memory> memory_;
  std::vector<Gathered> gathered_;
  std::vector<std::vector<ElementType>> pointers_; ///< of each nest
  std::vector<int> most_;                          ///< iterations of a loop, of each nest
  std::string written_;                            ///< the last place
  bool declaresCounters_ = true;
  bool privateIsOutside_ = false;
};

/// A loop over at most 40 values from 0 on, at most 12 in nests of three loops; in some order and with some step.
std::string NestsGenerator::head(std::size_t level) {
  static const std::vector<std::string> extents{"n", "m", "l"};
  const std::string &counter = counters_[level];
  const std::string extent = dice_.chance(5) ? std::to_string(2 + dice_.pick(10)) : extents[level];
  const std::string type = declaresCounters_ ? oneOf({"int ", "int ", "int ", "unsigned ", "long ", "short "}) : "";
  const bool hasSign = type != "unsigned ";
  const std::string bound = hasSign ? extent : "(unsigned)" + extent;
  const auto counted = [&](const std::string &first, const std::string &test, const std::string &step) {
    return "for (" + type + counter + " = " + first + "; " + counter + test + "; " + step + ")";
  };
  if (level > 0 && dice_.chance(4)) { // a triangle
    const std::string outer = "(int)" + counters_[level - 1];
    if (dice_.chance(2) && hasSign) return counted("0", " <= " + outer, counter + "++");
    return hasSign ? counted(outer, " < " + extent, counter + "++")
                   : counted("(unsigned)" + outer, " < " + bound, counter + "++");
  }
  switch (dice_.pick(9)) {
  case 0:
    return counted("1", " < " + bound, counter + " += 2");
  case 1:
    if (hasSign) return counted(extent + " - 1", " >= 0", counter + "--");
    [[fallthrough]];
  case 2:
    if (hasSign) return counted("2", " <= " + extent + " - 1", "++" + counter);
    [[fallthrough]];
  case 3:
    if (hasSign) return counted(extent, " > 1", counter + " = " + counter + " - 3");
    [[fallthrough]];
  case 4:
    if (dice_.chance(3)) return counted("0", " != " + bound, counter + "++");
    [[fallthrough]];
  default:
    return counted("0", " < " + bound, counter + "++");
  }
}

/// An index below 4096: counters are at most 40, or 12 in nests of three loops; widths at most 60.
std::string NestsGenerator::affine() {
  const auto as = [](const std::string &counter) { return "(int)" + counter; };
  const std::string i = as(counters_.front());
  std::string out;
  if (counters_.size() == 1)
    out = oneOf({"", "", "", "2 * ", "3 * ", "17 * "}) + i;
  else if (counters_.size() == 2)
    out = dice_.chance(4) ? as(counters_[1]) + " * " + oneOf({"n", "40"}) + " + " + i
                          : i + " * " + oneOf({"w", "w", "m", "64", "41"}) + " + " + as(counters_[1]);
  else
    out = "(" + i + " * m + " + as(counters_[1]) + ") * l + " + as(counters_[2]);
  switch (dice_.pick(6)) {
  case 0:
    return out + " + " + std::to_string(dice_.pick(40));
  case 1:
    return "4000 - (" + out + ")";
  case 2:
    return out + " + (s & 31)";
  default:
    return out;
  }
}

/// An index of a dimension: counters are below 44.
std::string NestsGenerator::subscript(int extent) {
  const std::string own = "(int)" + any(counters_);
  const bool fits = extent > 40 || counters_.size() == 3;
  if (!fits) return own + " % " + std::to_string(extent);
  switch (dice_.pick(7)) {
  case 0:
    return own + " + " + std::to_string(1 + dice_.pick(3));
  case 1:
    return std::to_string(extent - 1) + " - " + own;
  case 2:
    return std::to_string(dice_.pick(extent));
  case 3:
    return "(" + own + " * 3 + s) % " + std::to_string(extent);
  default:
    return own;
  }
}

std::string NestsGenerator::place(const Memory &memory) {
  if (memory.dimensions == 1) return memory.name + "[" + affine() + "]";
  const int extent = memory.dimensions == 2 ? 48 : 16;
  const bool isStraight = dice_.chance(2) && static_cast<int>(counters_.size()) >= memory.dimensions &&
                          (memory.dimensions == 2 || counters_.size() == 3);
  std::string out = memory.name;
  for (int dimension = 0; dimension < memory.dimensions; ++dimension)
    out += "[" + (isStraight ? "(int)" + counters_[static_cast<std::size_t>(dimension)] : subscript(extent)) + "]";
  return out;
}

/// A number that memory holds, below 1000 or, of floating-point numbers, small.
std::string NestsGenerator::element(bool isFloating) {
  if (!written_.empty() && dice_.chance(4))
    return isFloating ? "low(" + written_ + ")" : "(int)((long long)" + written_ + " % 1000)";
  const Memory &memory = dice_.chance(6) || memory_.size() < 2
                             ? any(memory_)
                             : memory_[1 + static_cast<std::size_t>(dice_.pick(static_cast<int>(memory_.size()) - 1))];
  const std::string at = memory.dimensions == 1 && dice_.chance(6)
                             ? memory.name + "[(unsigned)" + integer(2) + " % 4096u]"
                             : place(memory);
  if (isFloating) return memory.type.isFloating ? "low(" + at + ")" : "(double)((long long)" + at + " % 16)";
  return memory.type.isFloating ? "(int)((long long)(" + at + ") % 1000)" : "(int)((long long)" + at + " % 1000)";
}

/// An integer expression, below 1000 * 1000 * 1000.
std::string NestsGenerator::integer(int depth) {
  if (depth > 1 || dice_.chance(3)) switch (dice_.pick(5)) {
    case 0:
      return "(int)" + any(counters_);
    case 1:
      return std::to_string(1 + dice_.pick(99));
    case 2:
      return "s";
    case 3:
      return integers_.empty() ? "s" : any(integers_);
    default:
      return depth > 1 ? "(int)" + any(counters_) : element(false);
    }
  const std::string one = integer(depth + 1);
  const std::string other = integer(depth + 1);
  switch (dice_.pick(6)) {
  case 0:
    return "mix(" + one + ", " + other + ")";
  case 1:
    return "(" + one + " > 50 ? " + other + " : " + integer(depth + 1) + ")";
  case 2:
    return "(" + one + " % 1000 * (" + other + " % 1000) % 1000)";
  default:
    return "(" + one + " % 1000 " + oneOf({"+", "^", "-", "&", "|"}) + " " + other + " % 1000)";
  }
}

/// A floating-point expression.
std::string NestsGenerator::number(int depth) {
  if (depth > 1 || dice_.chance(3)) return dice_.chance(3) ? "(double)(" + integer(1) + " % 16)" : element(true);
  return "(" + number(depth + 1) + oneOf({" + ", " - ", " * "}) + number(depth + 1) + ")";
}

/// A value that each iteration computes anew.
void NestsGenerator::privateValue() {
  if (privateIsOutside_ && dice_.chance(2)) {
    dice_.line("t = " + integer() + " % 1000;");
    integers_.emplace_back("t");
    return;
  }
  const std::string name = "own" + std::to_string(integers_.size());
  dice_.line("int " + name + " = " + integer() + " % 1000;");
  if (dice_.chance(3)) dice_.line("if (" + integer(1) + " % 3 == 1) " + name + " = 7;");
  integers_.push_back(name);
}

/// A loop in the iteration that gathers something of its own.
void NestsGenerator::innerLoop() {
  const std::string name = "part" + std::to_string(integers_.size());
  dice_.line("int " + name + " = " + integer(1) + " % 1000;");
  const std::string head =
      oneOf({"for (int z = 0; z < k; z++)", "for (z = 0; z < 5; z++)", "for (int z = k; z > 0; z -= 2)"});
  dice_.line(head + " " + name + " = (" + name + oneOf({" + ", " ^ ", " * 3 + "}) + "flatI[z * 3 + " + "(int)" +
             any(counters_) + "] % 1000) % 1000;");
  integers_.push_back(name);
}

void NestsGenerator::update() {
  const Gathered &to = any(gathered_);
  const std::string value =
      to.isFloating ? "(" + to.type + ")(" + integer() + " & 15)" : "(" + to.type + ")(" + integer() + " % 1000)";
  const std::string guard = dice_.chance(3) ? "if (" + integer(1) + " % 3 != 1) " : "";
  if (to.update == "min" || to.update == "max") {
    const std::string sign = to.update == "max" ? " > " : " < ";
    const std::string name = "seen" + std::to_string(integers_.size() * 10 + static_cast<std::size_t>(dice_.pick(10)));
    dice_.open("{");
    dice_.line("const " + to.type + " " + name + " = " + value + ";");
    if (dice_.chance(3))
      dice_.line(to.name + " = " + name + sign + to.name + " ? " + name + " : " + to.name + ";");
    else
      dice_.line("if (" + name + sign + to.name + ") " + to.name + " = " + name + ";");
    dice_.close();
    return;
  }
  if (to.update == "++") return dice_.line(guard + to.name + "++;");
  if (dice_.chance(3)) return dice_.line(guard + to.name + " = " + to.name + " " + to.update + " " + value + ";");
  dice_.line(guard + to.name + " " + to.update + "= " + value + ";");
}

void NestsGenerator::statement() {
  if (!gathered_.empty() && dice_.chance(2)) return update();
  // What is read and what is written are apart more often than not.
  const Memory &memory = dice_.chance(3) ? any(memory_) : memory_.front();
  const std::string to = place(memory);
  const std::string value = memory.type.isFloating ? number() : integer() + " % 1000";
  written_ = dice_.chance(2) ? to : "";
  const std::string sign =
      memory.type.isFloating ? oneOf({" = ", " = ", " += "}) : oneOf({" = ", " = ", " = ", " += ", " ^= "});
  const std::string text = to + sign + "(" + std::string(memory.type.name) + ")(" + value + ");";
  if (!dice_.chance(4)) return dice_.line(text);
  dice_.line("if (" + integer(1) + " % 3 != 1) " + text);
  if (dice_.chance(2)) dice_.line("else " + to + " = (" + std::string(memory.type.name) + ")1;");
}

void NestsGenerator::body(int statements) {
  if (dice_.chance(6)) dice_.line("if (" + integer(1) + " % 4 == 2) continue;");
  if (dice_.chance(3)) privateValue();
  if (dice_.chance(4)) innerLoop();
  for (int i = 0; i < statements; ++i)
    statement();
}

/// A statement behind the loops that are closed, or a loop beside them.
void NestsGenerator::behind() {
  integers_.clear();
  written_.clear();
  if (counters_.size() < 3 && dice_.chance(2)) {
    const std::string counter = declaresCounters_ ? "e" : counters_.size() == 2 ? "h" : "j";
    dice_.open("for (" + std::string(declaresCounters_ ? "int " : "") + counter + " = 0; " + counter + " < 9; " +
               counter + "++) {");
    counters_.push_back(counter);
    statement();
    counters_.pop_back();
    dice_.close();
  } else {
    statement();
  }
  integers_.clear();
  written_.clear();
}

void NestsGenerator::heads() {
  static const std::vector<std::string> names{"i", "j", "h"};
  const int depth = 1 + dice_.pick(3);
  most_.push_back(depth == 3 ? 12 : 40);
  counters_.clear();
  for (int level = 0; level < depth; ++level) {
    counters_.push_back(names[static_cast<std::size_t>(level)]);
    dice_.open(head(static_cast<std::size_t>(level)) + " {");
    const std::size_t known = integers_.size();
    if (level + 1 < depth && dice_.chance(4)) body(1); // the next loop is not alone
    integers_.resize(known);
    written_.clear();
  }
}

/// Loops that count alike, of which some are in a loop that repeats them.
void NestsGenerator::imperfect() {
  most_.push_back(40);
  counters_ = {"i"};
  dice_.open(head(0) + " {");
  counters_.emplace_back("j");
  const std::string alike = head(1);
  const auto loop = [&] {
    const std::size_t known = integers_.size();
    dice_.open(alike + " {");
    body(1);
    dice_.close();
    integers_.resize(known);
    written_.clear();
  };
  if (dice_.chance(2)) loop();
  dice_.open("for (int y = 0; y < k % 4; y++) {");
  loop();
  if (dice_.chance(3)) loop();
  dice_.close();
  if (dice_.chance(3)) loop();
  counters_.pop_back();
}

void NestsGenerator::declareGathered() {
  gathered_.clear();
  if (!dice_.chance(3)) return;
  const int count = 1 + dice_.pick(2);
  for (int i = 0; i < count; ++i) {
    const ElementType &type = elementTypes[dice_.pick(7)];
    Gathered out{.name = "g" + std::to_string(i), .type = type.name, .isFloating = type.isFloating, .update = {}};
    out.update = type.isFloating ? oneOf({"+", "+", "-", "max", "min"})
                                 : oneOf({"+", "+", "-", "^", "|", "&", "max", "min", "++"});
    if (out.type == "unsigned" && dice_.chance(3)) out.update = "*";
    dice_.line(out.type + " " + out.name + " = (" + out.type + ")" + std::to_string(dice_.pick(50)) + ";");
    gathered_.push_back(out);
  }
}

void NestsGenerator::storeGathered() {
  for (std::size_t i = 0; i < gathered_.size(); ++i)
    dice_.line((gathered_[i].isFloating ? "sums[" : "results[") + std::to_string(i) +
               "] = " + (gathered_[i].isFloating ? "(double)" : "(long long)") + gathered_[i].name + ";");
}

void NestsGenerator::nest(int number) {
  std::vector<ElementType> types;
  memory_ = {{"flatI", 1, elementTypes[0]},   {"flatC", 1, elementTypes[1]},   {"flatD", 1, elementTypes[2]},
             {"squareI", 2, elementTypes[0]}, {"squareF", 2, elementTypes[3]}, {"cube", 3, elementTypes[4]}};
  std::string parameters;
  const bool areAlike = dice_.chance(2);
  for (const char *name : {"p", "q", "r"}) {
    types.push_back(areAlike && !types.empty() ? types.front() : elementTypes[dice_.pick(7)]);
    parameters += ", " + std::string(types.back().name) + " *" + name;
    memory_.push_back({name, 1, types.back()});
  }
  pointers_.push_back(types);
  dice_.open("static void nest" + std::to_string(number) + "(int n, int m, int l, int w, int k, int s" + parameters +
             ") {");
  integers_.clear();
  written_.clear();
  declaresCounters_ = !dice_.chance(3);
  privateIsOutside_ = dice_.chance(3);
  dice_.line(declaresCounters_ ? "int z, t;" : "int i, j, h, z, t;");
  // A few arrays in each nest, so that it is parallel more often than not.
  while (memory_.size() > 3)
    memory_.erase(memory_.begin() + dice_.pick(static_cast<int>(memory_.size())));
  std::swap(memory_.front(), memory_[static_cast<std::size_t>(dice_.pick(3))]);
  declareGathered();
  if (dice_.chance(5)) {
    imperfect();
  } else {
    heads();
    body(1 + dice_.pick(2));
  }
  while (!counters_.empty()) {
    dice_.close();
    counters_.pop_back();
    if (!counters_.empty() && dice_.chance(4)) behind();
  }
  storeGathered();
  dice_.close();
}

/// Calls a nest with sizes that leave blocks partly empty, with none, and with memory that overlaps.
void NestsGenerator::calls(int number) {
  const std::string name = "nest" + std::to_string(number);
  for (int call = 0; call < 3; ++call) {
    const auto size = [&](int most) {
      return std::to_string(dice_.chance(8) ? dice_.pick(2) : 2 + dice_.pick(most - 1));
    };
    dice_.line("begin();");
    const auto &types = pointers_[static_cast<std::size_t>(number)];
    const char *blocks[] = {"a", "b", "c"};
    std::string arguments;
    for (std::size_t i = 0; i < types.size(); ++i) {
      dice_.line("fill(" + std::string(blocks[i]) + ", 4096, " + std::to_string(types[i].kind) + ", " +
                 std::to_string(11 + i) + ");");
      // Some lead to memory of another pointer of the same type.
      std::size_t leads = i;
      for (std::size_t other = 0; other < types.size(); ++other)
        if (types[other].kind == types[i].kind && dice_.chance(5)) leads = other;
      arguments += ", (" + std::string(types[i].name) + " *)" +
                   (dice_.chance(2) || leads == i ? blocks[leads] : std::string(blocks[leads]) + " + 8");
    }
    const int most = most_[static_cast<std::size_t>(number)];
    dice_.line(name + "(" + size(most) + ", " + size(most) + ", " + size(most) + ", " +
               std::to_string(dice_.chance(5) ? dice_.pick(12) : 12 + dice_.pick(40)) + ", " +
               std::to_string(dice_.pick(9)) + ", " + std::to_string(dice_.pick(99)) + arguments + ");");
    dice_.line("end(\"" + name + "\", a, b, c);");
  }
}

std::string NestsGenerator::program(int nests) {
  dice_.text() = beginning;
  for (int number = 0; number < nests; ++number)
    nest(number);
  dice_.open("int main(void) {");
  dice_.line("char *a = (char *)malloc(40000), *b = (char *)malloc(40000), *c = (char *)malloc(40000);");
  dice_.line("memset(a, 0, 40000), memset(b, 0, 40000), memset(c, 0, 40000);");
  for (int number = 0; number < nests; ++number)
    calls(number);
  dice_.line("free(a), free(b), free(c);");
  dice_.line("return 0;");
  dice_.close();
  return std::move(dice_.text());
}

} // namespace

std::string generateNests(std::uint32_t seed, int nests) {
  return NestsGenerator(seed).program(nests);
}

} // namespace warpgrain::tests
