// SPDX-License-Identifier: Apache-2.0
//
// Surveys real programs: how many kernels have a launch that is known in full, from what is certain in the source
// alone, and with the numbers that it holds (run/launch/SourceNumbers.h). A line for each kernel: file, kernel, "whole"
// or the first thing that is missing, before and after. Sums on standard error.
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/launch/SourceNumbers.h"
#include "core/workflow/OpenedSource.h"

#include <iostream>
#include <string>

namespace {

using namespace warpgrain;

std::string answerOf(const model::Unit &unit, model::FunctionId kernel, const run::LaunchForm &form) {
  const auto launch = run::resolveLaunch(unit, kernel, {}, form);
  if (launch) return "whole";
  const std::string &why = launch.error().message;
  return why.substr(0, why.find(';'));
}

} // namespace

int main(int argc, char **argv) {
  int kernels = 0;
  int before = 0;
  int after = 0;
  int guessed = 0;
  for (int i = 1; i < argc; ++i) {
    const auto source = workflow::openSource({.file = argv[i]});
    if (!source || source->unit.hasErrors()) continue;
    for (const model::FunctionId kernel : source->unit.kernels()) {
      if (source->unit.launchesOf(kernel).empty()) continue;
      ++kernels;
      const std::string first = answerOf(source->unit, kernel, {});
      const run::SourcedForm sourced = run::sourcedForm(source->unit, kernel, {}, {});
      const std::string second = answerOf(source->unit, kernel, sourced.form);
      before += first == "whole" ? 1 : 0;
      after += second == "whole" ? 1 : 0;
      bool isGuess = false;
      for (const run::SourceNumber &number : sourced.taken)
        isGuess = isGuess || number.isGuess;
      guessed += second == "whole" && isGuess ? 1 : 0;
      std::cout << argv[i] << '\t' << source->unit[kernel].name << '\t' << first << '\t' << second << std::endl;
    }
  }
  std::cerr << kernels << " kernels that are launched: " << before << " launches are known before, " << after
            << " after, " << guessed << " of them in part guessed\n";
  return 0;
}
