// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include "core/access/form/Text.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

namespace warpgrain::tests {

namespace {

struct Expectation {
  std::string array;
  std::string text;
  std::string guards;
  std::string loops;
};

/// What the comments after each line say; lines count from 1.
std::map<int, std::vector<Expectation>> expectationsOf(const std::string &text) {
  std::map<int, std::vector<Expectation>> out;
  std::istringstream lines(text);
  std::string line;
  int number = 0;
  int code = 0;
  while (std::getline(lines, line)) {
    ++number;
    const auto after = [&line](const char *lead) {
      const std::size_t at = line.find(lead);
      return at == std::string::npos ? std::string() : line.substr(at + std::string(lead).size());
    };
    if (const std::string expected = after("// expect: "); !expected.empty())
      out[code].push_back({.array = expected.substr(0, expected.find(' ')), .text = expected});
    else if (const std::string guards = after("// when: "); !guards.empty())
      out[code].back().guards = guards;
    else if (const std::string loops = after("// loops: "); !loops.empty())
      out[code].back().loops = loops;
    else
      code = number;
  }
  return out;
}

std::string describe(const model::Unit &unit, const access::KernelInstances &instances,
                     const access::AccessInstance &access) {
  const std::string array = access.array ? instances[*access.array].name : "?";
  if (!access.obscurity) return array + " + " + toString(instances.atoms, access.byteOffset);
  const SourceSpan &span = (*access.obscurity->body)[access.obscurity->expression].spelling.span;
  return array + " NOT AFFINE: " + access.obscurity->of(unit.textOf(span)).text();
}

std::string describeLoops(const access::KernelInstances &instances, const access::AccessInstance &access) {
  std::string out;
  for (const access::LoopInfo &loop : access.place.loops) {
    if (!out.empty()) out += ", ";
    out += loop.iteration ? std::to_string(*loop.iteration) + " of " : toString(instances.atoms, loop.counter) + " < ";
    out += loop.tripCount ? toString(instances.atoms, *loop.tripCount) : "?";
    if (loop.tripCount && !loop.isExact) out += "~";
  }
  return out;
}

} // namespace

void expectAsAnnotated(const std::string &text, const access::LaunchContext &launch) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  const ParsedSource source(text);
  const model::Unit &unit = source.unit();
  for (const model::Diagnostic &diagnostic : unit.diagnostics)
    if (diagnostic.severity == model::Severity::error) FAIL() << diagnostic.message;
  const auto instances = access::executeSymbolically(unit, source.kernel(), launch);
  for (const auto &[line, expectations] : expectationsOf(text)) {
    std::vector<const access::AccessInstance *> found;
    for (const access::AccessInstance &access : instances.accesses) {
      const auto at = std::count(text.begin(), text.begin() + access.span.begin, '\n') + 1;
      const std::string name = access.array ? instances[*access.array].name : "?";
      const bool isNamed =
          std::ranges::any_of(expectations, [&](const Expectation &expected) { return expected.array == name; });
      if (at == line && isNamed) found.push_back(&access);
    }
    SCOPED_TRACE("line " + std::to_string(line));
    for (std::size_t i = 0; i < std::max(found.size(), expectations.size()); ++i) {
      const std::string is = i < found.size() ? describe(unit, instances, *found[i]) : "no access";
      EXPECT_EQ(is, i < expectations.size() ? expectations[i].text : "nothing more");
      if (i >= found.size() || i >= expectations.size()) continue;
      if (!expectations[i].guards.empty()) {
        EXPECT_EQ(toString(instances.atoms, access::Condition::all(found[i]->place.guards)), expectations[i].guards);
      }
      if (!expectations[i].loops.empty()) {
        EXPECT_EQ(describeLoops(instances, *found[i]), expectations[i].loops);
      }
    }
  }
}

} // namespace warpgrain::tests
