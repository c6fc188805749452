// SPDX-License-Identifier: Apache-2.0
//
// Holds what the analysis claims of kernels against their runs, and prints every contradiction. Each kernel of each
// file is run in the launch that its source tells and in launches of other shapes, with what is missing made up; or in
// the one that is given.
//
//   claim-survey [--kernel NAME] [--launch FORM.json [--instance ARGS]] [--shapes N] [--both-orders] [--plans N]
//                [--table FILE.csv] FILE... [-- FLAG...]
//
// Columns of the table: file, kernel, launch ("own", "given" or its block; "reversed" where the last thread runs
// first), claims that the run had an answer to, contradictions, other claims, status ("held", the kinds that are
// contradicted, or why nothing was tried). Exit status 1 where a claim is contradicted.
#include "core/base/Files.h"
#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"
#include "tests/claims/ClaimCheck.h"
#include "tests/claims/ClaimReport.h"
#include "tests/claims/LaunchShapes.h"
#include "tests/execute/KernelRun.h"
#include "tests/execute/MadeUpLaunch.h"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <set>

namespace {

using namespace warpgrain;
using namespace warpgrain::tests;

struct Options {
  std::vector<std::string> files;
  std::vector<std::string> flags;
  std::string kernel;
  std::string launch;
  std::string instance;
  std::string table;
  std::size_t shapes = 6;
  std::size_t barriers = 4;
  std::size_t steps = 2;
  std::size_t plans = 0;
  std::uint32_t seed = 1;
  std::uint64_t seconds = 30;
  bool bothOrders = false;
};

/// As a field of a table.
std::string quoted(std::string text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 2))
    text.insert(at, 1, '"');
  return '"' + text + '"';
}

std::string statusOf(const std::vector<CheckedClaim> &claims) {
  std::set<std::string> kinds;
  for (const CheckedClaim &checked : claims)
    if (checked.answer == Answer::contradicts) kinds.emplace(nameOf(checked.claim.kind));
  std::string out;
  for (const std::string &kind : kinds)
    out += (out.empty() ? "" : ", ") + kind;
  return out.empty() ? "held" : out;
}

class Survey {
public:
  Survey(const Options &options, const std::filesystem::path &cudaRoot)
      : options_(options), cudaRoot_(cudaRoot), table_(options.table) {
    if (table_) table_ << "file,kernel,launch,claims,contradictions,untold,status\n";
  }

  void run(const std::string &file) {
    frontend::ParseRequest request;
    request.file = std::filesystem::absolute(file);
    if (!options_.flags.empty()) request.flags = options_.flags;
    request.cudaRoot = cudaRoot_;
    request.keepPreamble = true;
    request.headerCache = frontend::headerCacheFolder();
    auto parser = frontend::Parser::open(request);
    if (!parser) return say(file, "", "", {}, parser.error().message);
    const auto unit = (*parser)->parse({});
    if (!unit || unit->hasErrors()) return say(file, "", "", {}, unit ? "has errors" : unit.error().message);
    const LaunchLine line = launchLineOf((*unit)[mainFile].text);
    for (const model::FunctionId kernel : unit->kernels())
      if (options_.kernel.empty() || (*unit)[kernel].name == options_.kernel ||
          (*unit)[kernel].qualifiedName == options_.kernel)
        run(file, **parser, *unit, kernel, line);
  }

  const ClaimReport &report() const { return report_; }

private:
  void run(const std::string &file, frontend::Parser &parser, const model::Unit &unit, model::FunctionId kernel,
           const LaunchLine &line) {
    const std::string name = unit[kernel].qualifiedName;
    if (options_.launch.empty() && !line.whyNone.empty()) return say(file, name, "", {}, line.whyNone);
    run::KernelSubject subject{.unit = &unit, .kernel = kernel, .instance = options_.instance};
    subject.reparse = [&parser](const transform::Texts &texts) { return parser.parse(texts); };
    subject.flags = parser.flags();
    subject.folder = parser.folder();
    subject.architecture = parser.architecture();
    subject.toolkit = build::CudaToolkit{.root = cudaRoot_};
    KernelAtHand atHand{.subject = std::move(subject), .milliseconds = options_.seconds * 1000};
    const auto launches = launchesFor(unit, kernel, line.form);
    if (launches.empty()) return say(file, name, "", {}, "no launch is known in full");
    for (std::size_t i = 0; i < launches.size(); ++i) {
      atHand.isReversed = false;
      const StepsToTry steps = i == 0 ? stepsToTry() : StepsToTry();
      const auto claims = checkClaims(atHand, launches[i].form, steps, theExecutor());
      say(file, name, launches[i].name, claims.value_or(std::vector<CheckedClaim>()),
          claims ? statusOf(*claims) : claims.error().message);
    }
    if (!options_.bothOrders || !mayBeReversed(unit[mainFile].text)) return;
    atHand.isReversed = true;
    const auto claims = checkClaims(atHand, launches.front().form, stepsToTry(), theExecutor());
    say(file, name, launches.front().name + " reversed", claims.value_or(std::vector<CheckedClaim>()),
        claims ? statusOf(*claims) : claims.error().message);
  }

  StepsToTry stepsToTry() const {
    return {.barriers = options_.barriers, .others = options_.steps, .plans = options_.plans, .seed = options_.seed};
  }

  std::vector<ShapedLaunch> launchesFor(const model::Unit &unit, model::FunctionId kernel,
                                        const run::LaunchForm &line) const {
    if (options_.launch.empty()) {
      auto launches = launchesOf(unit, kernel, options_.instance, line);
      if (launches.size() > options_.shapes) launches.resize(options_.shapes);
      return launches;
    }
    const auto text = readTextFile(options_.launch);
    const auto form = text ? run::launchFormFromJson(*text) : std::unexpected(text.error());
    if (!form) {
      std::cerr << form.error().message << '\n';
      return {};
    }
    return {{.name = "given", .form = *form}};
  }

  void say(const std::string &file, const std::string &kernel, const std::string &launch,
           const std::vector<CheckedClaim> &claims, const std::string &status) {
    const std::string name = file + (kernel.empty() ? "" : " " + kernel);
    const ClaimCounts counts = sumOf(countsOf(claims));
    report_.add(name, launch, claims);
    for (const CheckedClaim &checked : claims)
      if (checked.answer == Answer::contradicts)
        std::cout << "CONTRADICTION " << name << ", launch " << launch << ": " << textOf(checked) << '\n';
    if (claims.empty()) std::cout << name << ": " << status << '\n';
    std::cout.flush();
    if (!table_) return;
    table_ << quoted(file) << ',' << quoted(kernel) << ',' << launch << ',' << counts.claims << ','
           << counts.contradictions << ',' << counts.untold << ',' << quoted(status.substr(0, 200)) << '\n';
    table_.flush();
  }

  const Options &options_;
  std::filesystem::path cudaRoot_;
  std::ofstream table_;
  ClaimReport report_;
};

} // namespace

int main(int argc, char **argv) {
  Options options;
  CLI::App app("What the analysis claims of kernels, against their runs");
  app.add_option("files", options.files, "CUDA sources, then `--` and the compiler's flags")->required();
  app.add_option("--kernel", options.kernel, "the kernel of this name only");
  app.add_option("--launch", options.launch, "a launch form; without it, several launches are made up");
  app.add_option("--instance", options.instance, "of a template, as `kernels` prints it");
  app.add_option("--shapes", options.shapes, "how many launches of a kernel, the source's own first");
  app.add_option("--barriers", options.barriers, "how many barriers that may go are taken away");
  app.add_option("--steps", options.steps, "how many other legal steps are made");
  app.add_option("--plans", options.plans, "how many plans of two to four legal steps are made");
  app.add_option("--seed", options.seed, "chooses the steps");
  app.add_flag("--both-orders", options.bothOrders, "the first launch once more, the last thread of a block first");
  app.add_option("--seconds", options.seconds, "of one run");
  app.add_option("--table", options.table, "a line of CSV for each launch goes into this file");
  // What stands behind `--` is for the compiler.
  std::vector<std::string> words(argv + 1, argv + argc);
  if (const auto dashes = std::ranges::find(words, "--"); dashes != words.end()) {
    options.flags.assign(dashes + 1, words.end());
    words.erase(dashes, words.end());
  }
  std::ranges::reverse(words);
  try {
    app.parse(words);
  } catch (const CLI::ParseError &error) {
    return app.exit(error);
  }
  const auto toolkit = build::findCudaToolkit();
  if (!toolkit) {
    std::cerr << toolkit.error().message << '\n';
    return 2;
  }
  Survey survey(options, toolkit->root);
  for (const std::string &file : options.files)
    survey.run(file);
  std::cout << survey.report().text();
  return survey.report().contradictions().empty() ? 0 : 1;
}
