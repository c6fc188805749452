// SPDX-License-Identifier: Apache-2.0
//
// Surveys real programs: parses each file, asks for every kernel and axis whether it may be
// coarsened, applies what is allowed and parses the result again. One line of comma-separated
// values for each question; a summary at the end. A crash, or a result that does not compile, is a
// bug; a refusal with a true reason is not.
#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"
#include "core/transform/ApplyPlan.h"
#include "core/transform/Transformation.h"

#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace warpgrain;

struct Totals {
  int files = 0;
  int filesWithErrors = 0;
  int kernels = 0;
  int coarsenable = 0;
  int applied = 0;
  int broken = 0;
  std::map<std::string, int> refusals;
};

/// The kind of a reason: its sentence without names and numbers.
std::string kindOf(const std::string &reason) {
  std::string kind = reason.substr(0, reason.find_first_of(";.:"));
  std::erase_if(kind, [](char c) { return c == ',' || (c >= '0' && c <= '9'); });
  return kind.substr(0, 70);
}

void survey(frontend::Parser &parser, const model::Unit &unit, const std::string &file, Totals &totals) {
  const auto reparse = [&parser](const transform::Texts &texts) { return parser.parse(texts); };
  for (const model::FunctionId kernel : unit.kernels()) {
    ++totals.kernels;
    bool any = false;
    std::string reason = "the kernel does not use threadIdx";
    transform::KernelStudy study(unit, kernel);
    for (const model::Axis axis : model::allAxes) {
      for (const char *mode : {"", " adjacent"}) {
        const auto step = transform::parseStep(std::string("coarsen ") + letterOf(axis) + " 2" + mode);
        const auto verdict = transform::findTransformation("coarsen")->check(study, *step);
        if (!verdict.allows()) {
          const std::string &why = verdict.reasons.front().text;
          if (why.find("does not read threadIdx") == std::string::npos && !any) reason = why;
          if (axis == model::Axis::x && mode[0] == '\0')
            std::cout << file << ',' << unit[kernel].name << ',' << letterOf(axis) << ",refused," << why << '\n';
          continue;
        }
        any = true;
        const auto result = transform::applyPlan(unit, {}, kernel, {*step}, reparse);
        ++(result ? totals.applied : totals.broken);
        std::cout << file << ',' << unit[kernel].name << ',' << toString(*step) << ','
                  << (result ? nameOf(verdict.kind) : "BROKEN") << ',' << (result ? "" : result.error().message)
                  << '\n';
      }
    }
    if (any)
      ++totals.coarsenable;
    else
      ++totals.refusals[kindOf(reason)];
  }
}

} // namespace

int main(int argc, char **argv) {
  Totals totals;
  const auto toolkit = build::findCudaToolkit();
  for (int i = 1; i < argc; ++i) {
    frontend::ParseRequest request;
    request.file = argv[i];
    if (toolkit) request.cudaRoot = toolkit->root;
    request.keepPreamble = true;
    auto parser = frontend::Parser::open(request);
    if (!parser) continue;
    const auto unit = (*parser)->parse({});
    ++totals.files;
    if (!unit) continue;
    if (unit->hasErrors()) ++totals.filesWithErrors;
    survey(**parser, *unit, argv[i], totals);
  }
  std::cout << "files " << totals.files << ", with errors " << totals.filesWithErrors << ", kernels " << totals.kernels
            << ", coarsenable " << totals.coarsenable << ", applied " << totals.applied << ", broken " << totals.broken
            << '\n';
  std::vector<std::pair<int, std::string>> sorted;
  for (const auto &[reason, count] : totals.refusals)
    sorted.emplace_back(count, reason);
  std::ranges::sort(sorted, std::greater{});
  for (const auto &[count, reason] : sorted)
    std::cout << count << "  " << reason << '\n';
  return totals.broken == 0 ? 0 : 1;
}
