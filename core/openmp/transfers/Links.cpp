// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/Links.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/transfers/CpuEffects.h"
#include "core/openmp/transfers/KeptMemory.h"

#include <algorithm>
#include <map>
#include <string>

namespace warpgrain::openmp {

namespace {

/// A function of one of the sources.
using Node = std::pair<std::size_t, FunctionId>;

template <typename Visitor>
void forEachFunction(const Program &program, Visitor visit) {
  for (std::size_t i = 0; i < program.functions.size(); ++i)
    visit(program.functions[i], FunctionId{static_cast<std::uint32_t>(i)});
}

template <typename Visitor>
void forEachCall(const Statement &statement, Visitor visit) {
  forEachStatement(statement, [&](const Statement &each) {
    for (const Call &call : each.calls)
      visit(call);
  });
}

class Linker {
public:
  explicit Linker(const std::vector<PlannedSource> &sources) : sources_(sources), links_(sources.size()) {
    for (std::size_t i = 0; i < sources.size(); ++i)
      forEachFunction(*sources[i].program, [&](const Function &function, FunctionId id) {
        if (!function.symbol.empty()) defined_[function.symbol].emplace_back(i, id);
      });
    for (std::size_t i = 0; i < sources.size(); ++i)
      for (const External &each : sources[i].program->externals)
        links_[i].externals.push_back({.isKnown = defined_.contains(each.symbol)});
  }

  bool launchTwice();
  std::optional<std::vector<Links>> link();

private:
  const Program &program(std::size_t source) const { return *sources_[source].program; }

  const Function &at(const Node &node) const { return program(node.first)[node.second]; }

  /// What a call may execute.
  std::vector<Node> calleesOf(std::size_t source, const Call &call) const {
    if (call.function) return {{source, *call.function}};
    if (!call.external) return {};
    const auto known = defined_.find(program(source)[*call.external].symbol);
    return known == defined_.end() ? std::vector<Node>{} : known->second;
  }

  void findLaunching();
  bool isWhole() const;
  void findHidden();
  void findCallers();
  void findClosed();
  void findRecursive();
  void findEffects();

  const std::vector<PlannedSource> &sources_;
  std::vector<Links> links_;
  std::map<std::string, std::vector<Node>> defined_;
  std::map<Node, std::set<Node>> callers_;
  bool isOpen_ = false; ///< code that is not seen may be called, and may call what has a name for all sources
};

void Linker::findLaunching() {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (std::size_t i = 0; i < sources_.size(); ++i) {
      Links &own = links_[i];
      for (std::size_t each = 0; each < own.externals.size(); ++each)
        for (const auto &[source, id] : calleesOf(i, {.external = ExternalId{static_cast<std::uint32_t>(each)}}))
          own.externals[each].launches |= links_[source].launching.contains(id);
      const CpuEffectsReader effects(program(i), *sources_[i].plan, &own);
      forEachFunction(program(i), [&](const Function &, FunctionId id) {
        if (effects.launches(id)) isChanged |= own.launching.insert(id).second;
      });
    }
  }
}

bool Linker::launchTwice() {
  findLaunching();
  return std::ranges::any_of(defined_, [&](const auto &each) {
    return each.second.size() > 1 && std::ranges::any_of(each.second, [&](const Node &node) {
             return links_[node.first].launching.contains(node.second);
           });
  });
}

/// True where main() is there, and is called by none.
bool Linker::isWhole() const {
  std::size_t begins = 0;
  for (std::size_t i = 0; i < sources_.size(); ++i)
    forEachFunction(program(i), [&](const Function &function, FunctionId id) {
      if (function.name == "main" && !function.isMethod) begins += callers_.contains({i, id}) ? 2 : 1;
    });
  return begins == 1;
}

void Linker::findCallers() {
  for (std::size_t i = 0; i < sources_.size(); ++i)
    forEachFunction(program(i), [&](const Function &function, FunctionId id) {
      forEachCall(function.body, [&](const Call &call) {
        const std::vector<Node> callees = calleesOf(i, call);
        isOpen_ |= call.name.empty() || (call.kind == CallKind::unknown && callees.empty());
        for (const Node &callee : callees) {
          callers_[callee].emplace(i, id);
          if (callee.first != i) links_[callee.first].entered.insert(callee.second);
        }
      });
    });
}

/// Functions whose addresses other sources have, or that are called before main() begins.
void Linker::findHidden() {
  for (std::size_t i = 0; i < sources_.size(); ++i) {
    for (const std::string &name : program(i).namesInHiddenCode)
      for (std::size_t other = 0; other < sources_.size(); ++other)
        forEachFunction(program(other), [&](const Function &function, FunctionId id) {
          if (other != i && !function.isInternal && function.name == name) links_[other].hidden.insert(id);
        });
    for (const External &each : program(i).externals)
      if (const auto known = defined_.find(each.symbol); each.isCalledEarly && known != defined_.end())
        for (const auto &[source, id] : known->second)
          links_[source].hidden.insert(id);
  }
}

/// The greatest set of functions whose callers are all seen, and are of the set.
void Linker::findClosed() {
  for (std::size_t i = 0; i < sources_.size(); ++i)
    forEachFunction(program(i), [&](const Function &function, FunctionId id) {
      const bool isMain = function.name == "main" && !function.isMethod;
      const bool isCalled = callers_.contains({i, id}) && !links_[i].hidden.contains(id) &&
                            mayHaveSeenCallers(program(i), function, isOpen_);
      if (isMain || isCalled) links_[i].closed.insert(id);
    });
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (std::size_t i = 0; i < sources_.size(); ++i)
      isChanged |= std::erase_if(links_[i].closed, [&](FunctionId id) {
                     const auto callers = callers_.find({i, id});
                     return callers != callers_.end() && std::ranges::any_of(callers->second, [&](const Node &caller) {
                              return !links_[caller.first].closed.contains(caller.second);
                            });
                   }) > 0;
  }
  // Code that is not seen may enter the others.
  for (std::size_t i = 0; i < sources_.size(); ++i) {
    forEachFunction(program(i), [&](const Function &function, FunctionId id) {
      if (!function.isInternal && !links_[i].closed.contains(id)) links_[i].entered.insert(id);
    });
    std::erase_if(links_[i].entered, [&](FunctionId id) { return !links_[i].launching.contains(id); });
  }
}

void Linker::findRecursive() {
  for (std::size_t i = 0; i < sources_.size(); ++i)
    for (const FunctionId id : links_[i].launching) {
      std::set<Node> reached;
      std::vector<Node> open{{i, id}};
      while (!open.empty()) {
        const Node node = open.back();
        open.pop_back();
        forEachCall(at(node).body, [&](const Call &call) {
          for (const Node &callee : calleesOf(node.first, call))
            if (reached.insert(callee).second) open.push_back(callee);
        });
      }
      if (reached.contains({i, id})) links_[i].recursive.insert(id);
    }
}

/// The least effects that fit together; those of functions that launch are their own affair.
void Linker::findEffects() {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (std::size_t i = 0; i < sources_.size(); ++i)
      for (std::size_t each = 0; each < links_[i].externals.size(); ++each) {
        ExternalEffects &effects = links_[i].externals[each];
        for (const auto &[source, id] : calleesOf(i, {.external = ExternalId{static_cast<std::uint32_t>(each)}})) {
          if (links_[source].launching.contains(id)) continue;
          const CpuEffectsReader reader(program(source), *sources_[source].plan, &links_[source]);
          const bool isUnknown = effects.isUnknown || reader.reachesForeignMemory(id);
          const bool changes = effects.changesParameters || reader.changesParameters(id);
          const bool writes = effects.writesParameters || reader.writesParameters(id);
          isChanged |= isUnknown != effects.isUnknown || changes != effects.changesParameters ||
                       writes != effects.writesParameters;
          effects.writesParameters = writes;
          effects.isUnknown = isUnknown;
          effects.changesParameters = changes;
        }
      }
  }
}

std::optional<std::vector<Links>> Linker::link() {
  if (launchTwice()) return std::nullopt;
  findCallers();
  if (!isWhole()) return std::nullopt;
  findHidden();
  findClosed();
  findRecursive();
  findEffects();
  return std::move(links_);
}

} // namespace

std::optional<std::vector<Links>> linksOf(const std::vector<PlannedSource> &sources) {
  return Linker(sources).link();
}

bool defineKernelsTwice(const std::vector<PlannedSource> &sources) {
  return Linker(sources).launchTwice();
}

} // namespace warpgrain::openmp
