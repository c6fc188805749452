// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/OpenMpLoopText.h"

#include <algorithm>
#include <array>

namespace warpgrain::tests {

namespace {

constexpr std::array ints{"ga", "gb", "gc", "gd", "p", "q", "r"};
constexpr std::array others{"gx", "gl", "gu", "gs", "pts"};

std::string number(int value) {
  return std::to_string(value);
}

} // namespace

/// An element of an array that the loop does not write.
std::string OpenMpLoopText::element(const std::string &counter) {
  const std::string index = oneOf({"", "", "+", "-"});
  const std::string at = index.empty()  ? counter
                         : index == "+" ? "(" + counter + " + " + number(1 + dice_.pick(5)) + ") % N"
                                        : "N - 1 - " + counter;
  // Counters that are no plain ones may be beyond the arrays' ends.
  const std::string safe = counter.size() == 1 ? at : "(unsigned)(" + counter + ") % N";
  std::string name;
  do
    name = dice_.chance(4) ? others[static_cast<std::size_t>(dice_.pick(static_cast<int>(others.size())))]
                           : ints[static_cast<std::size_t>(dice_.pick(static_cast<int>(ints.size())))];
  while (name == written_);
  if (name == "pts") return dice_.chance(2) ? "pts[" + safe + "].x" : "(int)pts[" + safe + "].y";
  return (name == "gx" || name == "gl" ? "(int)" : "") + name + "[" + safe + "]";
}

std::string OpenMpLoopText::leaf(const std::string &counter) {
  switch (dice_.pick(7)) {
  case 0:
    return "(int)" + counter;
  case 1:
    return number(dice_.pick(19) - 9);
  case 2:
    if (!values_.empty()) return values_[static_cast<std::size_t>(dice_.pick(static_cast<int>(values_.size())))];
    return oneOf({"s0", "s1", "s2", "K"});
  case 3:
    return oneOf({"s0", "s1", "s2", "K", "(c - 2 < 0)", "(c > -1)", "(int)(c * 2)", "(int)sizeof('a')",
                  "(int)sizeof(s0 < 2)", "(tint == GREEN)", "(int)sizeof(real)", "(s1 ? c : -1)", "free"});
  default:
    return element(counter);
  }
}

std::string OpenMpLoopText::expression(const std::string &counter, int depth) {
  const auto inner = [&] { return expression(counter, depth + 1); };
  if (depth > 2 || dice_.chance(3)) return leaf(counter);
  switch (dice_.pick(9)) {
  case 0:
    return "h(" + inner() + ", " + inner() + ")";
  case 1:
    return "(" + inner() + " > " + inner() + " ? " + inner() + " : " + number(dice_.pick(11) - 5) + ")";
  case 2:
    return "(" + inner() + " * (" + inner() + " & 7))";
  case 3:
    return "(" + inner() + (dice_.chance(2) ? " && " : " == ") + inner() + ")";
  case 4:
    return "abs(" + inner() + ")";
  default:
    return "(" + inner() + " " + oneOf({"+", "-", "^", "&", "|"}) + " " + inner() + ")";
  }
}

void OpenMpLoopText::head(Loop &out, const Place &place) {
  const bool declares = dice_.chance(2);
  counter_ = oneOf({"i", "j"});
  const std::string type = declares ? oneOf({"int ", "int ", "int ", "unsigned ", "long ", "short "}) : "";
  if (!declares && !place.isInRegion && dice_.chance(3)) out.clauses += " private(" + counter_ + ")";
  const std::string from = oneOf({"0", "0", "2", "s9"});
  const std::string &v = counter_;
  const std::string begin = "for (" + type + v + " = ";
  // A counter without a sign does not get below 0.
  switch (dice_.pick(type == "unsigned " ? 5 : 8)) {
  case 0:
  case 1:
    out.head = begin + from + "; " + v + " < N; " + v + "++)";
    break;
  case 2:
    out.head = begin + from + "; " + v + " <= N - 1; " + v + " += " + oneOf({"1", "2", "s8", "u2"}) + ")";
    break;
  case 3:
    out.head = begin + from + "; N > " + v + "; " + v + " = " + v + " + 1)";
    break;
  case 4:
    out.head = begin + from + "; " + v + " < count(); ++" + v + ")";
    break;
  case 5:
    out.head = begin + "N - 1; " + v + " >= " + from + "; " + v + "--)";
    break;
  case 6:
    out.head = begin + "N - 1; " + v + " > " + from + "; " + v + " = " + v + " - " + oneOf({"u2", "(u2 + 1)"}) + ")";
    break;
  default:
    out.head = begin + "N - 1; " + v + " > " + from + "; " + v + " -= " + oneOf({"1", "2", "3", "u2"}) + ")";
  }
}

/// Each gets its value before it is read.
void OpenMpLoopText::privates(const Place &place) {
  for (const std::string &each : place.privates) {
    switch (dice_.pick(3)) {
    case 0:
      add(each + " = " + expression(counter_) + ";");
      break;
    case 1:
      add("if (" + expression(counter_) + " > 0) " + each + " = " + expression(counter_) + "; else " + each + " = " +
          counter_ + ";");
      break;
    default:
      add("for (" + each + " = 0; " + each + " < " + number(1 + dice_.pick(4)) + "; " + each + "++) " + own_ + " += (" +
          expression(counter_) + ") % 101;");
    }
    values_.push_back(each);
  }
}

void OpenMpLoopText::locals() {
  if (dice_.chance(4)) {
    add("int v[4] = {(int)" + counter_ + ", 1, " + expression(counter_) + ", 3};");
    add("for (int z = 0; z < 4; z++) v[z] = (v[z] + v[(z * 3) % 4] + z) % 1009;");
    values_.push_back("v[" + number(dice_.pick(4)) + "]");
  }
  if (dice_.chance(6) && written_ != "pts") {
    add("struct point at = pts[" + counter_ + "]; at.x += " + expression(counter_) + ";");
    values_.emplace_back("at.x");
  }
  if (dice_.chance(6) && written_ != "ga") {
    add("const int *near = ga + " + counter_ + " % 3;");
    values_.emplace_back("near[2]");
  }
  if (dice_.chance(8)) {
    add("enum colour mine = (enum colour)((" + counter_ + " + c) % 3);");
    values_.emplace_back("(mine - 1 > 0)");
  }
}

void OpenMpLoopText::branches() {
  if (mayContinue_ && dice_.chance(5)) add("if (" + expression(counter_) + " == 3) continue;");
  if (dice_.chance(2))
    add(own_ + " = " + expression(counter_) + ";");
  else
    add("if (" + expression(counter_) + " < 4) " + own_ + " " + oneOf({"=", "+=", "^="}) + " " + expression(counter_) +
        ";");
  if (dice_.chance(5))
    add("switch (" + counter_ + " % 3) { case 0: " + own_ + " += 1; break; case 1: " + own_ +
        " -= 2; default: " + own_ + " ^= 5; }");
  if (dice_.chance(8)) add("while (" + own_ + " > 1000) " + own_ + " /= 3;");
  if (dice_.chance(8)) add("do { " + own_ + " = " + own_ + " / 2 + 1; if (" + own_ + " < 9) break; } while (1);");
}

/// Updates of what all threads share.
void OpenMpLoopText::shared() {
  if (dice_.chance(6))
    add("\n#pragma omp atomic\n" +
        (dice_.chance(2) ? std::string("s7") : "hist[(unsigned)(" + expression(counter_) + ") % 8u]") + " " +
        oneOf({"+=", "-="}) + " " + number(1 + dice_.pick(4)) + ";");
  if (dice_.chance(8)) add("\n#pragma omp critical\n{ s6 += " + small(counter_) + "; }");
  if (dice_.chance(24)) add("if (" + counter_ + " == 3) printf(\"x%d\\n\", (int)" + counter_ + ");");
}

void OpenMpLoopText::reductions(Loop &out) {
  if (!dice_.chance(3)) return;
  std::string variable = oneOf({"r0", "r1", "d0"});
  const std::string operation =
      variable == "d0" ? oneOf({"+", "max"}) : oneOf({"+", "-", "^", "|", "&", "max", "min", "&&", "||"});
  // They leave 0 or 1 where no iteration runs, too, unlike the serial loop that `run` makes of one on the CPU.
  if (operation == "&&" || operation == "||") variable = "b0";
  out.clauses += " reduction(" + operation + ":" + variable + ")";
  const std::string value = variable == "d0" ? own_ + " % 101 / 2.0" : small(counter_);
  if (operation == "max")
    add("if (" + value + " > " + variable + ") " + variable + " = " + value + ";");
  else if (operation == "min")
    add(variable + " = " + value + " < " + variable + " ? " + value + " : " + variable + ";");
  else if (operation == "&&" || operation == "||")
    add(variable + " = " + variable + " " + operation + " (" + value + ") != 3;");
  else
    add(variable + " " + operation + "= " + value + ";");
}

void OpenMpLoopText::body(Loop &out, const Place &place) {
  const bool isInt = !dice_.chance(4);
  written_ = isInt ? ints[static_cast<std::size_t>(dice_.pick(static_cast<int>(ints.size())))]
                   : others[static_cast<std::size_t>(dice_.pick(static_cast<int>(others.size())))];
  const std::string element = written_ + "[" + counter_ + "]" + (written_ == "pts" ? ".x" : "");
  own_ = isInt ? element : "own";
  body_.clear();
  values_.clear();
  if (!isInt) add("int own = " + expression(counter_) + ";");
  privates(place);
  locals();
  branches();
  reductions(out);
  shared();
  if (isInt)
    add(element + " %= 1009;");
  else
    add(element + " = own % 1009" + (written_ == "gx" ? " / 2.0;" : ";"));
}

OpenMpLoopText::Loop OpenMpLoopText::loop(const Place &place) {
  Loop out;
  Place own = place;
  if (place.isInRegion) {
    std::erase_if(own.privates, [&](const std::string &) { return dice_.chance(2); });
  } else {
    for (const char *each : {"t0", "t1", "k"})
      if (dice_.chance(3)) {
        own.privates.emplace_back(each);
        out.clauses += std::string(" private(") + each + ")";
      }
  }
  head(out, place);
  const bool keepsLast = !place.isInRegion && dice_.chance(5);
  mayContinue_ = !keepsLast;
  body(out, own);
  if (keepsLast) {
    out.clauses += " lastprivate(l0)";
    add("l0 = " + own_ + " + (int)" + counter_ + ";");
  }
  if (!place.isInRegion && dice_.chance(6)) out.clauses += " firstprivate(s1)";
  if (!place.isInRegion && dice_.chance(10)) out.clauses += " if(N > 100)";
  if (dice_.chance(4)) out.clauses += oneOf({" schedule(static)", " schedule(dynamic)", " schedule(static, 3)"});
  out.body = "{ " + body_ + "}";
  written_.clear();
  values_.clear();
  return out;
}

} // namespace warpgrain::tests
