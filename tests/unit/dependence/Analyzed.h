// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/SymbolicExecution.h"
#include "core/dependence/relations/KernelDependences.h"
#include "tests/support/ParsedSource.h"

#include <string>
#include <vector>

namespace warpgrain::tests {

/// A kernel with the dependences that were found in it.
class Analyzed {
public:
  explicit Analyzed(const std::string &text)
      : source_(text), launch_(access::LaunchContext::of(source_.unit(), source_.kernel())),
        instances_(access::executeSymbolically(source_.unit(), source_.kernel(), launch_)),
        found_(dependence::analyzeDependences(source_.unit(), instances_)) {}

  const model::Unit &unit() const { return source_.unit(); }

  const access::KernelInstances &instances() const { return instances_; }

  const dependence::KernelDependences &found() const { return found_; }

  /// "flow s[t] -> s[t + 1] barrier tx -1", one line a dependence; those between reads left out.
  std::vector<std::string> lines() const {
    std::vector<std::string> out;
    for (const dependence::Dependence &dependence : found_.dependences)
      if (dependence.kind != dependence::DependenceKind::input) out.push_back(line(dependence));
    return out;
  }

  std::string line(const dependence::Dependence &dependence) const {
    const auto text = [this](std::size_t access) {
      return std::string(source_.unit().textOf(instances_.accesses[access].span));
    };
    std::string out = std::string(nameOf(dependence.kind)) + " " + text(dependence.source) + " -> " +
                      text(dependence.sink) + " " + nameOf(dependence.carrier);
    for (const dependence::Distance &distance : dependence.distances)
      out += " " + distance.index + " " + distance.text();
    return out + (dependence.isCertain() ? "" : " ?");
  }

  /// The one of that line; fails the test by an empty value where there is none.
  const dependence::Dependence *find(const std::string &text) const {
    for (const dependence::Dependence &dependence : found_.dependences)
      if (line(dependence) == text) return &dependence;
    return nullptr;
  }

private:
  ParsedSource source_;
  access::LaunchContext launch_;
  access::KernelInstances instances_;
  dependence::KernelDependences found_;
};

} // namespace warpgrain::tests
