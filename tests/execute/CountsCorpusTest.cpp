// SPDX-License-Identifier: Apache-2.0
//
// What launches execute is what the analysis of their source claims to be exact, of every kernel that there is: those
// with known races, those of the examples, random ones. Launches are made up where a `// launch:` line does not say
// (tests/kernels/README.md): numbers for numbers, and buffers that are large enough. WARPGRAIN_FUZZ_SEED and
// WARPGRAIN_FUZZ_KERNELS explore further.
#include "core/base/Files.h"
#include "tests/execute/KernelRun.h"
#include "tests/execute/MadeUpLaunch.h"
#include "tests/fuzz/LoopGenerator.h"
#include "tests/fuzz/NestGenerator.h"
#include "tests/fuzz/PositionGenerator.h"
#include "tests/fuzz/ScratchGenerator.h"
#include "tests/fuzz/SharedReadGenerator.h"
#include "tests/fuzz/StencilGenerator.h"
#include "tests/fuzz/TileGenerator.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <map>
#include <set>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

/// What is found in one kernel; values, since kernels are run beside each other.
struct Finding {
  std::string kernel;
  std::string failure;       ///< why it was not run to its end; empty where it was
  std::size_t claimed = 0;   ///< references that the analysis claims something of
  std::size_t unclaimed = 0; ///< others
  std::string differences;   ///< a line for each claim that is wrong
};

std::string textOf(const run::AccessNumbers &n) {
  std::string out;
  for (const std::uint64_t number : {n.threads, n.requests, n.sectors, n.lines, n.passes, n.conflicts, n.ways})
    out += " " + std::to_string(number);
  return out;
}

/// A line for each thing that was counted.
std::vector<std::string> linesOf(const run::LaunchCounts &counts) {
  std::vector<std::string> out;
  const auto add = [&out](const auto &at, const std::string &what) {
    out.push_back(std::to_string(at.line) + (what.starts_with(":") ? "" : " ") + what + "\n");
  };
  for (const run::AccessCount &access : counts.accesses)
    add(access, ":" + std::to_string(access.column) + " " + access.array + " " +
                    std::to_string(static_cast<int>(access.kind)) + textOf(access.numbers) + " " + access.approximate);
  for (const run::BranchCount &branch : counts.branches)
    add(branch, ":" + std::to_string(branch.column) + " branch " + std::to_string(branch.threads) + " " +
                    std::to_string(branch.warps) + " " + std::to_string(branch.divergent) + " " + branch.approximate);
  for (const run::LineOperations &line : counts.lines) {
    std::string numbers = "operations";
    for (const std::uint64_t number : line.executed)
      numbers += " " + std::to_string(number);
    add(line, numbers);
  }
  return out;
}

/// What is counted otherwise where the lanes of the first block are put together one by one: those whose requests are
/// kept are, others at once where they do the same.
std::string differencesLaneByLane(run::VerifierSettings settings, const run::LaunchCounts &counts) {
  settings.recordedBlock = run::Extent3{0, 0, 0};
  const auto verifier = run::Verifier::create(settings, theExecutor());
  if (!verifier) return verifier.error().message;
  const auto expected = linesOf(verifier->original().counts.value());
  const auto found = linesOf(counts);
  std::string out;
  if (found.size() != expected.size()) out += "not as many things are counted\n";
  for (std::size_t i = 0; i < std::min(found.size(), expected.size()); ++i)
    if (found[i] != expected[i]) out += "at once " + found[i] + "lane by lane " + expected[i];
  return out;
}

Finding findingOf(const std::string &kernel, const run::VerifierSettings &settings) {
  Finding out{.kernel = kernel, .failure = {}, .differences = {}};
  const auto verifier = run::Verifier::create(settings, theExecutor());
  if (!verifier) {
    out.failure = verifier.error().message;
    return out;
  }
  if (const auto &counts = verifier->original().counts; !counts || !counts->whyNone.empty()) {
    out.failure = counts ? counts->whyNone : "no counts";
    return out;
  }
  for (const run::CountedReference &row : verifier->originalCounts()) {
    if (!row.analysed) {
      ++out.unclaimed;
      continue;
    }
    ++out.claimed;
    if (*row.analysed != row.counted)
      out.differences += "line " + std::to_string(row.line) + ":" + std::to_string(row.column) + " " + row.array +
                         " analysed" + textOf(*row.analysed) + " counted" + textOf(row.counted) +
                         (row.approximate.empty() ? "" : " approximate: " + row.approximate) + "\n";
  }
  out.differences += differencesLaneByLane(settings, *verifier->original().counts);
  return out;
}

run::VerifierSettings settingsOf(ParsedSource &source, model::FunctionId kernel, run::LaunchForm form) {
  run::VerifierSettings settings;
  settings.subject = subjectOf(source, kernel, std::move(form));
  settings.limits.milliseconds = 20'000;
  settings.checks = false; // it compiles faster
  settings.counts = true;
  settings.workers = 1;
  return settings;
}

/// Runs kernels two at a time: most of a run is its compiler's.
class Corpus {
public:
  void add(std::string name, run::VerifierSettings settings, bool runs = true) {
    if (running_.size() == 2) take();
    if (!runs) cannotRun_.insert(name);
    running_.push_back(std::async(std::launch::async, findingOf, std::move(name), std::move(settings)));
  }

  /// Of kernels that ran to their end.
  std::size_t finish() {
    while (!running_.empty())
      take();
    return ran_;
  }

  std::size_t claimed() const { return claimed_; }

private:
  void take() {
    const Finding finding = running_.front().get();
    running_.erase(running_.begin());
    EXPECT_EQ(finding.differences, "") << finding.kernel;
    EXPECT_EQ(finding.failure.empty(), !cannotRun_.contains(finding.kernel))
        << finding.kernel << ": " << finding.failure;
    ran_ += finding.failure.empty() ? 1 : 0;
    claimed_ += finding.claimed;
  }

  std::vector<std::future<Finding>> running_;
  std::set<std::string> cannotRun_;
  std::size_t ran_ = 0;
  std::size_t claimed_ = 0;
};

/// The kernels of a file; the launch is that of the source, as far as it tells, and of its launch line.
void addFile(Corpus &corpus, std::vector<std::unique_ptr<ParsedSource>> &sources, const fs::path &file,
             const std::string &otherLine = {}) {
  sources.push_back(std::make_unique<ParsedSource>(readTextFile(file).value(), /*keepPreamble=*/true));
  ParsedSource &source = *sources.back();
  ASSERT_FALSE(source.unit().hasErrors()) << file;
  const LaunchLine line = launchLineOf(otherLine.empty() ? source.unit()[mainFile].text : otherLine);
  for (const model::FunctionId kernel : source.unit().kernels()) {
    run::LaunchForm form = line.form;
    makeUpTheRest(form, source.unit(), kernel);
    corpus.add(file.stem().string() + " " + source.unit()[kernel].name, settingsOf(source, kernel, std::move(form)),
               line.whyNone.empty());
  }
}

constexpr std::size_t shards = 4;

/// Lane by lane, tests/claims counts in all of these kernels, so that some of them do here: the test says what counting
/// at once finds. With WARPGRAIN_COUNT_ALL they all do.
std::size_t everyWhich() {
  return std::getenv("WARPGRAIN_COUNT_ALL") != nullptr ? 1 : 5;
}

class CountsOfCorpus : public testing::TestWithParam<std::size_t> {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  }
};

TEST_P(CountsOfCorpus, KernelsWithKnownRacesExecuteWhatTheAnalysisClaims) {
  Corpus corpus;
  std::vector<std::unique_ptr<ParsedSource>> sources;
  const auto files = sourcesIn(WARPGRAIN_RACE_KERNELS);
  for (std::size_t i = GetParam() * everyWhich(); i < files.size(); i += shards * everyWhich())
    addFile(corpus, sources, files[i]);
  const std::size_t ran = corpus.finish();
  EXPECT_GE(ran, sources.size() * 8 / 10) << "hardly any kernel was run: the test says little";
  EXPECT_GE(corpus.claimed(), 2 * ran);
}

INSTANTIATE_TEST_SUITE_P(Part, CountsOfCorpus, testing::Range(std::size_t{0}, shards));

using Generate = GeneratedKernel (*)(std::uint32_t, const std::string &);

TEST(CountsOfRandomKernels, AreWhatTheAnalysisClaims) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const auto number = [](const char *name, int otherwise) {
    const char *value = std::getenv(name);
    return value != nullptr ? std::atoi(value) : otherwise;
  };
  constexpr std::array<Generate, 8> generators{
      generateKernel,    generateLoops,
      generateStencils,  generateScratch,
      generateNests,     generateSharedReads,
      generatePositions, [](std::uint32_t seed, const std::string &name) { return generateTiles(seed, name, false); }};
  const auto seed = static_cast<std::uint32_t>(number("WARPGRAIN_FUZZ_SEED", 5'000));
  const int count = number("WARPGRAIN_FUZZ_KERNELS", 8);
  std::vector<GeneratedKernel> kernels;
  for (int i = 0; i < count; ++i)
    kernels.push_back(generators[static_cast<std::size_t>(i) % generators.size()](seed + static_cast<std::uint32_t>(i),
                                                                                  "k" + std::to_string(i)));
  ParsedSource source(programOf(kernels.data(), count), /*keepPreamble=*/true);
  ASSERT_FALSE(source.unit().hasErrors());
  Corpus corpus;
  for (const GeneratedKernel &kernel : kernels) {
    run::BufferForm in = filled(128);
    in.fill = run::Fill{.kind = memory::FillKind::random, .seed = 11, .low = 0, .high = 97, .file = {}};
    corpus.add(kernel.text, settingsOf(source, source.kernel(kernel.name),
                                       launchOf({kernel.grid[0], kernel.grid[1], kernel.grid[2]},
                                                {kernel.block[0], kernel.block[1], kernel.block[2]},
                                                {{"out", filled(static_cast<std::uint64_t>(kernel.elements))},
                                                 {"in", in},
                                                 {"counters", filled(4)},
                                                 {"n", std::int64_t{5}},
                                                 {"m", std::int64_t{9}}})));
  }
  EXPECT_EQ(corpus.finish(), kernels.size());
  EXPECT_GE(corpus.claimed(), kernels.size());
}

TEST(CountsOfAllExamples, AreWhatTheAnalysisClaims) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  Corpus corpus;
  std::vector<std::unique_ptr<ParsedSource>> sources;
  // Those whose launch depends on the command line.
  const std::map<std::string, std::string> launches{
      {"reduction", R"(// launch: {"block": [128], "grid": [4], "shared_bytes": 512})"},
      {"synth", R"(// launch: {"grid": [4]})"}};
  for (const fs::path &file : sourcesIn(WARPGRAIN_EXAMPLES)) {
    const auto known = launches.find(file.stem().string());
    addFile(corpus, sources, file, known != launches.end() ? known->second : std::string());
  }
  EXPECT_GE(corpus.finish(), sources.size());
  EXPECT_GE(corpus.claimed(), 4 * sources.size());
}

} // namespace
} // namespace warpgrain::tests
