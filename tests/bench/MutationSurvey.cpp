// SPDX-License-Identifier: Apache-2.0
//
// Seeds errors at the ends of arrays and loops into variants that legal steps write, and counts how many of them
// verification at boundary sizes finds (tests/mutants). Each kernel of each file is run in the launch that its source
// and a line `// launch: …` tell, with what is missing made up.
//
//   mutation-survey [--plans N] [--mutants N] [--range N] [--seed N] [--table FILE.csv] FILE...
//
// Columns of the table: file, kernel, variants, sizes at which they agreed, errors with an effect, found with the given
// launch alone, found, missed, false alarms.
#include "core/base/Files.h"
#include "tests/execute/KernelRun.h"
#include "tests/execute/MadeUpLaunch.h"
#include "tests/mutants/MutationTrial.h"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>

namespace {

using namespace warpgrain;
using namespace warpgrain::tests;

struct Options {
  std::vector<std::string> files;
  std::string table;
  MutationSettings settings;
};

/// Other numbers in each buffer that was made up: of zeros alone, what is left out is often the same.
void fillAtRandom(run::LaunchForm &form) {
  std::uint64_t seed = 0;
  for (auto &[path, argument] : form.arguments)
    if (auto *buffer = std::get_if<run::BufferForm>(&argument); buffer != nullptr && buffer->fill && buffer->fill->high)
      buffer->fill = run::Fill{.kind = run::FillKind::random,
                               .seed = ++seed,
                               .low = buffer->fill->low,
                               .high = buffer->fill->high,
                               .file = {}};
}

class Survey {
public:
  explicit Survey(const Options &options) : options_(options), table_(options.table) {
    if (table_) table_ << "file,kernel,variants,sizes,errors,at_given,found,missed,alarms\n";
  }

  void run(const std::string &file) {
    const auto text = readTextFile(file);
    if (!text) throw std::runtime_error(text.error().message);
    ParsedSource source(*text, /*keepPreamble=*/true);
    const LaunchLine line = launchLineOf(*text);
    if (!line.whyNone.empty()) return;
    for (const model::FunctionId kernel : source.unit().kernels())
      tryKernel(source, kernel, line.form, file);
  }

  int end() const {
    total_.print(std::cout);
    for (const std::string &alarm : total_.alarms)
      std::cout << "false alarm: " << alarm << '\n';
    for (const std::string &miss : total_.misses)
      std::cout << "missed: " << miss << '\n';
    return total_.alarms.empty() ? 0 : 1;
  }

private:
  void tryKernel(ParsedSource &source, model::FunctionId kernel, run::LaunchForm form, const std::string &file) {
    makeUpTheRest(form, source.unit(), kernel);
    fillAtRandom(form);
    const run::KernelSubject subject = subjectOf(source, kernel, form);
    if (!run::resolveLaunch(subject)) return;
    const std::string name = std::filesystem::path(file).filename().string() + " " + subject.function().name;
    MutationReport report;
    seedErrors(subject, name, plansToMutate(subject, options_.settings), options_.settings, theExecutor(), report);
    const MutationCounts all = report.all();
    std::cerr << name << ": " << report.variants << " variants, " << all.errors() << " errors, " << all.found
              << " found\n";
    if (table_ && report.variants + report.alarms.size() > 0)
      table_ << std::filesystem::path(file).filename().string() << ',' << subject.function().name << ','
             << report.variants << ',' << report.sizes << ',' << all.errors() << ',' << all.atGiven << ',' << all.found
             << ',' << all.missed << ',' << report.alarms.size() << '\n'
             << std::flush;
    total_ += report;
  }

  const Options &options_;
  std::ofstream table_;
  MutationReport total_;
};

} // namespace

int main(int argc, char **argv) {
  CLI::App app("Seeds errors into variants and counts how many verification finds");
  Options options;
  app.add_option("files", options.files, "CUDA sources")->required();
  app.add_option("--plans", options.settings.plans, "plans of a kernel");
  app.add_option("--mutants", options.settings.mutants, "mutants of a variant, about");
  app.add_option("--range", options.settings.range, "sizes that decide whether a mutant has an effect");
  app.add_option("--seed", options.settings.seed, "of the choice of plans");
  app.add_option("--table", options.table, "a CSV file");
  CLI11_PARSE(app, argc, argv);
  Survey survey(options);
  for (const std::string &file : options.files)
    survey.run(file);
  return survey.end();
}
