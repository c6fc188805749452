// SPDX-License-Identifier: Apache-2.0
//
// How long a person waits after an edit until every factor of the panel has its verdict again, against the time Clang
// needs to check the same file (`clang -fsyntax-only`, device side alone). Both are measured in turns in one run, so
// that a busy machine slows both: only the ratio counts.
//
//   edit-to-verdicts [--runs N] [--limit RATIO] FILE...
//
// Exit status 1 where the median ratio of a file is above the limit.
#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"
#include "core/plan/Transformation.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace warpgrain;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

/// The text after the n-th edit: a comment at the begin of the first kernel's body grows by a letter.
std::string edited(const model::Unit &unit, int n) {
  std::string text = unit.files.front().text;
  const model::Function &kernel = unit[unit.kernels().front()];
  text.insert(kernel.bodySpan.begin + 1, " /* " + std::string(static_cast<std::size_t>(n) + 1, 'e') + " */");
  return text;
}

struct Verdicts {
  int all = 0;
  int allowing = 0;
};

/// Checks every step that is offered for every kernel.
Verdicts verdictsOf(const model::Unit &unit) {
  Verdicts count;
  for (const model::FunctionId kernel : unit.kernels()) {
    transform::KernelStudy study(unit, kernel);
    for (const transform::Transformation *transformation : transform::transformations())
      for (const transform::Step &step : transformation->offers(unit, kernel)) {
        ++count.all;
        if (transformation->prepare(study, step).allows()) ++count.allowing;
      }
  }
  return count;
}

double timeOfClang(const std::filesystem::path &file, const build::CudaToolkit &toolkit) {
  SubprocessRequest request;
  request.arguments = {WARPGRAIN_CLANG,
                       "-x",
                       "cuda",
                       "--cuda-device-only",
                       "--cuda-gpu-arch=sm_90",
                       "-fsyntax-only",
                       "-Wno-unknown-cuda-version",
                       "--cuda-path=" + toolkit.root.string(),
                       "-isystem",
                       (toolkit.root / "include" / "cccl").string(),
                       file.string()};
  const auto start = Clock::now();
  const auto outcome = runSubprocess(request);
  const double time = millisecondsSince(start);
  if (!outcome || !outcome->succeeded()) {
    std::cerr << "clang could not check " << file.string() << ".\n";
    std::exit(2);
  }
  return time;
}

double measure(const std::filesystem::path &file, const build::CudaToolkit &toolkit, int runs) {
  frontend::ParseRequest request{.file = file, .cudaRoot = toolkit.root, .keepPreamble = true};
  auto parser = frontend::Parser::open(request);
  auto unit = parser ? (*parser)->parse({}) : std::unexpected(parser.error());
  if (!unit || unit->kernels().empty()) {
    std::cerr << file.string() << " cannot be measured: it is not a source with kernels.\n";
    std::exit(2);
  }
  const model::Unit original = *unit;
  std::vector<double> ours;
  std::vector<double> clangs;
  std::vector<double> ratios;
  Verdicts verdicts;
  for (int i = 0; i < runs + 1; ++i) {
    const std::string text = edited(original, i);
    const auto start = Clock::now();
    unit = (*parser)->parse({{original.files.front().path, text}});
    verdicts = verdictsOf(*unit);
    const double time = millisecondsSince(start);
    if (i == 0) continue; // the first reparse builds the preamble
    ours.push_back(time);
    clangs.push_back(timeOfClang(file, toolkit));
    ratios.push_back(ours.back() / clangs.back());
  }
  std::cout << std::fixed << std::setprecision(0) << file.filename().string() << ": " << verdicts.all << " verdicts ("
            << verdicts.allowing << " allow) after an edit in " << median(ours) << " ms, clang -fsyntax-only "
            << median(clangs) << " ms, ratio " << std::setprecision(3) << median(ratios) << '\n';
  return median(ratios);
}

} // namespace

int main(int argc, char **argv) {
  CLI::App app{"Time from an edit to fresh verdicts, against clang -fsyntax-only"};
  std::vector<std::string> files;
  int runs = 7;
  double limit = 0.25;
  app.add_option("files", files)->required();
  app.add_option("--runs", runs)->check(CLI::Range(1, 1000));
  app.add_option("--limit", limit);
  CLI11_PARSE(app, argc, argv);
  const auto toolkit = build::findCudaToolkit();
  if (!toolkit) {
    std::cout << "skipped: " << toolkit.error().message << '\n';
    return 77; // ctest's SKIP_RETURN_CODE
  }
  bool within = true;
  for (const std::string &file : files)
    within = measure(std::filesystem::absolute(file), *toolkit, runs) <= limit && within;
  if (!within) std::cout << "The limit is " << limit << ".\n";
  return within ? 0 : 1;
}
