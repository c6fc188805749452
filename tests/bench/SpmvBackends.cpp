// SPDX-License-Identifier: Apache-2.0
//
// spmv-backends: times of a sparse product by each backend, on the same ranks in one run:
//
//     mpirun -n 2 build/dev/bin/spmv-backends diagonal uneven --scale 100 --backend cuda --backend cusparse
//
// Prints a row for each matrix, mapping and backend: how the first rank multiplied, the time of a product (mean over
// ranks and iterations), and that of a whole iteration (the median). Rounds take turns; the quietest one is printed.
// Then, how many times as long as with the first backend products take, in the geometric mean.
#include "app/spmv/RunOptions.h"
#include "core/adaptive/mapping/Balance.h"
#include "core/adaptive/matrix/PaperMatrices.h"
#include "core/adaptive/mpi/Run.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace warpgrain;
using namespace warpgrain::adaptive;

struct Arguments {
  std::vector<std::string> matrices; ///< empty: the paper's uneven ones
  std::vector<std::string> mappings{"nonzeros"};
  std::vector<std::string> backends{"cpu"};
  spmv::RunOptions options{.iterations = 200, .storage = "migrated"};
  int rounds = 1;
};

struct Times {
  double product = 0;   ///< seconds
  double iteration = 0; ///< likewise
};

std::vector<std::string> unevenMatrices() {
  std::vector<std::string> out;
  for (const MatrixShape &shape : paperMatrices())
    if (shape.type == MatrixType::uneven) out.push_back(shape.name);
  return out;
}

Times timesOf(const Recording &recording) {
  return {.product = recording.computeSeconds / static_cast<double>(recording.iterations),
          .iteration = medianOf(recording.iterationSeconds)};
}

void print(const Recording &recording, const std::string &backend, const Times &times) {
  const ProductWay way = recording.ways.empty() ? ProductWay::cpu : recording.ways.front();
  std::printf("%s,%lld,%lld,%d,%s,%s,%s,%s,%s,%.2f,%.2f,%.4f\n", recording.matrix.c_str(),
              static_cast<long long>(recording.rows), static_cast<long long>(recording.nonZeros), recording.ranks,
              std::string(nameOf(recording.mapping)).c_str(), backend.c_str(), std::string(nameOf(way)).c_str(),
              std::string(nameOf(recording.transport)).c_str(),
              recording.exchanges.empty() ? "-" : std::string(nameOf(recording.exchanges.back().chosen)).c_str(),
              times.product * 1e6, times.iteration * 1e6, recording.overhead.total() / recording.seconds);
  std::fflush(stdout);
}

Result<Times> measure(const RankGroup &group, const Arguments &arguments, spmv::RunOptions options) {
  Times least;
  Recording last;
  for (int round = 0; round < arguments.rounds; ++round) {
    const auto order = options.order(group.size());
    if (!order) return std::unexpected(order.error());
    auto recording = runProduct(group, *order);
    if (!recording) return std::unexpected(recording.error());
    const Times times = timesOf(*recording);
    least.product = round == 0 ? times.product : std::min(least.product, times.product);
    least.iteration = round == 0 ? times.iteration : std::min(least.iteration, times.iteration);
    last = std::move(*recording);
  }
  if (group.isFirst()) print(last, options.backend.front(), least);
  return least;
}

void printRatios(const Arguments &arguments, const std::map<std::string, std::vector<Times>> &all) {
  const std::vector<Times> &first = all.at(arguments.backends.front());
  for (const std::string &backend : arguments.backends) {
    double products = 0;
    double iterations = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
      products += std::log(all.at(backend)[i].product / first[i].product);
      iterations += std::log(all.at(backend)[i].iteration / first[i].iteration);
    }
    const auto count = static_cast<double>(first.size());
    std::printf("# %s / %s, geometric mean of %zu: products %.3f, iterations %.3f\n", backend.c_str(),
                arguments.backends.front().c_str(), first.size(), std::exp(products / count),
                std::exp(iterations / count));
  }
}

int run(const RankGroup &group, const Arguments &arguments) {
  if (group.isFirst())
    std::printf("matrix,rows,nonzeros,ranks,mapping,backend,way,transport,exchange,product_us,iteration_us,overhead\n");
  std::map<std::string, std::vector<Times>> all;
  for (const std::string &matrix : arguments.matrices.empty() ? unevenMatrices() : arguments.matrices)
    for (const std::string &mapping : arguments.mappings)
      for (const std::string &backend : arguments.backends) {
        spmv::RunOptions options = arguments.options;
        options.matrix = matrix;
        options.mapping = mapping;
        options.backend = {backend};
        const auto times = measure(group, arguments, options);
        if (!times) {
          if (group.isFirst()) std::fprintf(stderr, "spmv-backends: %s\n", times.error().message.c_str());
          return 1;
        }
        all[backend].push_back(*times);
      }
  if (group.isFirst()) printRatios(arguments, all);
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  const RankGroup group(MPI_COMM_WORLD);
  CLI::App app{"Times of an iterated sparse product by each backend", "spmv-backends"};
  Arguments arguments;
  spmv::RunOptions &options = arguments.options;
  app.add_option("matrices", arguments.matrices, "default: the 17 uneven ones of the paper");
  app.add_option("--mapping", arguments.mappings, "may be repeated")->allow_extra_args(false)->capture_default_str();
  app.add_option("--backend", arguments.backends, "may be repeated")->allow_extra_args(false)->capture_default_str();
  app.add_option("--scale", options.scale, "of rows and non-zeros")
      ->check(CLI::Range(1e-6, 1000.0))
      ->capture_default_str();
  app.add_option("-n,--iterations", options.iterations, "")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{10'000'000}))
      ->capture_default_str();
  app.add_option("--rounds", arguments.rounds, "")->check(CLI::Range(1, 1000))->capture_default_str();
  app.add_option("--exchange", options.exchange, "")
      ->check(CLI::IsMember(spmv::exchangeChoices()))
      ->capture_default_str();
  app.add_option("--transport", options.transport, "")
      ->check(CLI::IsMember({"auto", "host", "nccl"}))
      ->capture_default_str();
  app.add_option("--precision", options.precision, "")
      ->check(CLI::IsMember({"double", "float"}))
      ->capture_default_str();
  app.add_option("--threads", options.threads, "")->check(CLI::Range(1, 1024))->capture_default_str();
  app.add_option("--slow", options.slow, "RANK:TIMES")->allow_extra_args(false);
  int status = 0;
  try {
    app.parse(argc, argv);
    status = run(group, arguments);
  } catch (const CLI::ParseError &error) {
    status = group.isFirst() ? app.exit(error) : error.get_exit_code();
  } catch (const std::exception &error) {
    std::fprintf(stderr, "spmv-backends: a rank cannot go on: %s\n", error.what());
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  MPI_Finalize();
  return status;
}
