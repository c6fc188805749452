// SPDX-License-Identifier: Apache-2.0
//
// spmv-balance: the time of an iteration of a sparse product in each mapping of rows to ranks, on the same ranks in one
// run:
//
//     mpirun -n 4 build/dev/bin/spmv-balance --scale 0.1 --slow 0:2
//
// Mappings take turns in each round, in the other order in the next one, so that what else the machine does meets all
// of them. quiet_us is an iteration's time without most waits for processors: a tenth of those in a run's second half
// take less; of the quietest round. mean_us holds tuning, and what else the machine did. by_rows is how many times as
// long as with equal rows a run takes: the quiet time, times the iterations, and what tuning cost, by the same of equal
// rows in the same round; of the rounds the median. Prints a row for each matrix and mapping, and how many times as
// long as with the fitted model an iteration takes, in the geometric mean.
#include "app/spmv/RunOptions.h"
#include "core/adaptive/mapping/Balance.h"
#include "core/adaptive/matrix/PaperMatrices.h"
#include "core/adaptive/mpi/Run.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

namespace {

using namespace warpgrain;
using namespace warpgrain::adaptive;

constexpr std::size_t mappings = mappingNames.size();

struct Arguments {
  std::vector<std::string> matrices; ///< empty: the paper's uneven ones
  double scale = 0.1;
  std::int64_t iterations = 300;
  int rounds = 3;
  std::string exchange = "allgather";
  std::vector<std::string> slow;
  std::vector<std::string> mappings{mappingNames.begin(), mappingNames.end()};
  std::string storage = "migrated";

  bool measures(std::size_t mapping) const {
    return std::ranges::find(mappings, mappingNames[mapping]) != mappings.end();
  }
};

/// What was measured of a matrix in a mapping, over the rounds.
struct Times {
  std::vector<double> quiet;     ///< seconds of an iteration in a run's second half (quietOf)
  std::vector<double> means;     ///< all iterations, tuning included
  std::vector<double> overheads; ///< shares
  std::vector<double> wholes;    ///< seconds of a run at that pace, with what tuning cost
};

std::vector<std::string> unevenMatrices() {
  std::vector<std::string> out;
  for (const MatrixShape &shape : paperMatrices())
    if (shape.type == MatrixType::uneven) out.push_back(shape.name);
  return out;
}

Result<Recording> runOnce(const RankGroup &group, const Arguments &arguments, const std::string &matrix,
                          std::string_view mapping) {
  spmv::RunOptions options{.matrix = matrix,
                           .scale = arguments.scale,
                           .iterations = arguments.iterations,
                           .mapping = std::string(mapping),
                           .exchange = arguments.exchange,
                           .storage = arguments.storage};
  options.slow = arguments.slow;
  const auto order = options.order(group.size());
  if (!order) return std::unexpected(order.error());
  return runProduct(group, *order);
}

void add(Times &times, const Recording &recording) {
  const std::span all(recording.iterationSeconds);
  times.quiet.push_back(quietOf(all.subspan(all.size() / 2)));
  times.means.push_back(recording.seconds / static_cast<double>(recording.iterations));
  times.overheads.push_back(recording.overhead.total() / recording.seconds);
  times.wholes.push_back(times.quiet.back() * static_cast<double>(all.size()) + recording.overhead.total());
}

Result<std::vector<Times>> measure(const RankGroup &group, const Arguments &arguments, const std::string &matrix) {
  std::vector<Times> out(mappings);
  for (int round = 0; round < arguments.rounds; ++round)
    for (std::size_t turn = 0; turn < mappings; ++turn) {
      const std::size_t i = round % 2 == 0 ? turn : mappings - 1 - turn;
      if (!arguments.measures(i)) continue;
      const auto recording = runOnce(group, arguments, matrix, mappingNames[i]);
      if (!recording) return std::unexpected(recording.error());
      add(out[i], *recording);
    }
  return out;
}

/// Seconds of an iteration, of the quietest round.
double quietest(const Times &times) {
  return std::ranges::min(times.quiet);
}

/// How many times as long as with equal rows a run takes: NaN where they were not measured.
double byRows(const Times &times, const Times &rows) {
  std::vector<double> out;
  for (std::size_t round = 0; round < std::min(times.wholes.size(), rows.wholes.size()); ++round)
    out.push_back(times.wholes[round] / rows.wholes[round]);
  return out.empty() ? std::nan("") : medianOf(out);
}

void print(const std::string &matrix, const std::vector<Times> &times) {
  const Times &rows = times[static_cast<std::size_t>(MappingKind::rows)];
  for (std::size_t i = 0; i < mappings; ++i)
    if (!times[i].quiet.empty())
      std::printf("%s,%s,%.2f,%.2f,%.4f,%.4f\n", matrix.c_str(), std::string(mappingNames[i]).c_str(),
                  quietest(times[i]) * 1e6, medianOf(times[i].means) * 1e6, medianOf(times[i].overheads),
                  byRows(times[i], rows));
  std::fflush(stdout);
}

/// How many times as long as with the fitted model.
void printRatios(const std::vector<std::vector<Times>> &all) {
  const auto fitted = static_cast<std::size_t>(MappingKind::fitted);
  for (std::size_t i = 0; i < mappings; ++i) {
    double quiet = 0;
    double means = 0;
    if (all.front()[i].quiet.empty() || all.front()[fitted].quiet.empty()) continue;
    for (const std::vector<Times> &times : all) {
      quiet += std::log(quietest(times[i]) / quietest(times[fitted]));
      means += std::log(medianOf(times[i].means) / medianOf(times[fitted].means));
    }
    const auto count = static_cast<double>(all.size());
    std::printf("# %s / fitted, geometric mean of %zu matrices: %.3f (with tuning %.3f)\n",
                std::string(mappingNames[i]).c_str(), all.size(), std::exp(quiet / count), std::exp(means / count));
  }
}

int run(const RankGroup &group, const Arguments &arguments) {
  if (group.isFirst()) std::printf("matrix,mapping,quiet_us,mean_us,overhead,by_rows\n");
  std::vector<std::vector<Times>> all;
  for (const std::string &matrix : arguments.matrices.empty() ? unevenMatrices() : arguments.matrices) {
    auto times = measure(group, arguments, matrix);
    if (!times) {
      if (group.isFirst()) std::fprintf(stderr, "spmv-balance: %s\n", times.error().message.c_str());
      return 1;
    }
    if (group.isFirst()) print(matrix, *times);
    all.push_back(std::move(*times));
  }
  if (group.isFirst()) printRatios(all);
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  const RankGroup group(MPI_COMM_WORLD);
  CLI::App app{"Times of an iterated sparse product in all mappings", "spmv-balance"};
  Arguments arguments;
  app.add_option("matrices", arguments.matrices, "default: the 17 uneven ones of the paper");
  app.add_option("--scale", arguments.scale, "of rows and non-zeros")
      ->check(CLI::Range(1e-6, 100.0))
      ->capture_default_str();
  app.add_option("-n,--iterations", arguments.iterations, "")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{10'000'000}))
      ->capture_default_str();
  app.add_option("--rounds", arguments.rounds, "")->check(CLI::Range(1, 1000))->capture_default_str();
  app.add_option("--exchange", arguments.exchange, "")
      ->check(CLI::IsMember(spmv::exchangeChoices()))
      ->capture_default_str();
  app.add_option("--slow", arguments.slow, "RANK:TIMES")->allow_extra_args(false);
  app.add_option("--mapping", arguments.mappings, "may be repeated; default: all")
      ->check(CLI::IsMember(std::vector<std::string>(mappingNames.begin(), mappingNames.end())))
      ->allow_extra_args(false);
  app.add_option("--storage", arguments.storage, "")
      ->check(CLI::IsMember({"replicated", "migrated"}))
      ->capture_default_str();
  int status = 0;
  try {
    app.parse(argc, argv);
    status = run(group, arguments);
  } catch (const CLI::ParseError &error) {
    status = group.isFirst() ? app.exit(error) : error.get_exit_code();
  }
  MPI_Finalize();
  return status;
}
