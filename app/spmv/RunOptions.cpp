// SPDX-License-Identifier: Apache-2.0
#include "app/spmv/RunOptions.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace warpgrain::spmv {

namespace {

using namespace adaptive;

template <std::size_t n>
std::vector<std::string> choices(const std::array<std::string_view, n> &names, bool withAuto) {
  std::vector<std::string> out(names.begin(), names.end());
  if (withAuto) out.insert(out.begin(), "auto");
  return out;
}

/// The enumerator of a name; CLI11 has checked it.
template <typename Enum, std::size_t n>
std::optional<Enum> named(const std::string &name, const std::array<std::string_view, n> &names) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

template <typename Number>
bool readWhole(std::string_view text, Number &out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size();
}

Result<void> checkRank(std::size_t rank, std::size_t ranks, std::string_view purpose) {
  if (rank < ranks) return {};
  return fail(ErrorKind::usage, "There is no rank " + std::to_string(rank) + " to " + std::string(purpose) +
                                    "; the ranks are 0 to " + std::to_string(ranks - 1) + ".");
}

Result<void> takeSlow(const std::string &text, std::vector<double> &slowdown) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  std::size_t rank = 0;
  double times = 0;
  const std::string_view view = text;
  const bool isRight = colon < text.size() && readWhole(view.substr(0, colon), rank) &&
                       readWhole(view.substr(colon + 1), times) && times >= 1 && times <= 1000;
  if (!isRight)
    return fail(ErrorKind::usage, "\"" + text +
                                      "\" names no slow rank; write RANK:TIMES with 1 to 1000 times, for "
                                      "example 0:2.");
  if (auto there = checkRank(rank, slowdown.size(), "slow down"); !there) return there;
  slowdown[rank] = times;
  return {};
}

/// What multiplies all ranks' rows, or those of one rank.
Result<void> takeBackend(const std::string &text, std::vector<BackendKind> &backends) {
  const std::string_view view = text;
  const std::size_t colon = view.find(':');
  const auto kind = named<BackendKind>(std::string(colon == view.npos ? view : view.substr(colon + 1)), backendNames);
  std::size_t rank = 0;
  if (!kind || (colon != view.npos && !readWhole(view.substr(0, colon), rank)))
    return fail(ErrorKind::usage, "\"" + text +
                                      "\" names no backend; write cpu, cuda or cusparse for all ranks, or RANK:KIND "
                                      "for one of them, for example 0:cuda.");
  if (colon == view.npos) {
    std::ranges::fill(backends, *kind);
    return {};
  }
  if (auto there = checkRank(rank, backends.size(), "give a backend"); !there) return there;
  backends[rank] = *kind;
  return {};
}

Result<MatrixChoice> matrixOf(const RunOptions &options) {
  auto matrix = matrixNamed(options.matrix);
  if (!matrix || options.scale == 1) return matrix;
  if (const auto *shape = std::get_if<MatrixShape>(&*matrix)) return scaled(*shape, options.scale);
  return fail(ErrorKind::usage, "--scale is for matrices that are made up; " + options.matrix + " is a file.");
}

/// The shortest text that reads as the same number.
std::string text(double number) {
  std::array<char, 32> out{};
  return {out.data(), std::to_chars(out.data(), out.data() + out.size(), number).ptr};
}

} // namespace

std::vector<std::string> exchangeChoices() {
  return choices(exchangeNames, true);
}

void RunOptions::addTo(CLI::App &app) {
  app.add_option(
         "--matrix", matrix,
         "a Matrix Market file, one of the paper's matrices as a look-alike (F1, af_shell10, ...), or diagonal, "
         "even, uneven, power-law or empty-runs")
      ->required();
  app.add_option("--scale", scale, "so many times the rows and non-zeros, for a matrix that is no file")
      ->check(CLI::Range(1e-6, 100.0));
  app.add_option("-n,--iterations", iterations, "products")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{10'000'000}))
      ->capture_default_str();
  app.add_option("--mapping", mapping,
                 "rows of ranks: tuned by a fitted model (fitted) or as the paper does (paper), or as many rows, "
                 "nonzeros or steps of the merge-path for each rank")
      ->check(CLI::IsMember(choices(mappingNames, false)))
      ->capture_default_str();
  app.add_option("--exchange", exchange, "auto: the fastest, measured while it runs")
      ->check(CLI::IsMember(exchangeChoices()))
      ->capture_default_str();
  app.add_option("--storage", storage, "each rank holds all rows, or they move with the mapping; auto: by free memory")
      ->check(CLI::IsMember(choices(storageNames, true)))
      ->capture_default_str();
  app.add_option("--precision", precision, "")->check(CLI::IsMember({"double", "float"}))->capture_default_str();
  app.add_option("--threads", threads, "of each rank")->check(CLI::Range(1, 1024))->capture_default_str();
  app.add_option("--backend", backend,
                 "cpu, cuda (our kernels) or cusparse: what multiplies; RANK:KIND: for one rank; may be repeated "
                 "(default: cpu)")
      ->allow_extra_args(false);
  app.add_option(
         "--transport", transport,
         "how elements travel between GPUs: host (by MPI), nccl; auto: nccl where each rank has a GPU of its own")
      ->check(CLI::IsMember(choices(transportNames, true)))
      ->capture_default_str();
  app.add_option("--slow", slow, "RANK:TIMES: makes a rank so many times as slow, for trials; may be repeated")
      ->allow_extra_args(false);
}

std::vector<std::string> RunOptions::arguments() const {
  std::vector<std::string> out{"--matrix",     matrix,
                               "--scale",      text(scale),
                               "--iterations", std::to_string(iterations),
                               "--mapping",    mapping,
                               "--exchange",   exchange,
                               "--storage",    storage,
                               "--precision",  precision,
                               "--threads",    std::to_string(threads)};
  for (const std::string &rank : slow)
    out.insert(out.end(), {"--slow", rank});
  for (const std::string &kind : backend)
    out.insert(out.end(), {"--backend", kind});
  if (transport != "auto") out.insert(out.end(), {"--transport", transport});
  return out;
}

Result<RunOrder> RunOptions::order(int ranks) const {
  auto choice = matrixOf(*this);
  if (!choice) return std::unexpected(choice.error());
  RunOrder out{.name = matrix, .matrix = std::move(*choice), .iterations = iterations};
  out.settings = settingsFor(named<MappingKind>(mapping, mappingNames).value_or(MappingKind::fitted));
  out.settings.exchange = named<ExchangeMethod>(exchange, exchangeNames);
  out.settings.threads = threads;
  out.storage = named<Storage>(storage, storageNames);
  out.isFloat = precision == "float";
  out.transport = named<Transport>(transport, transportNames);
  if (!backend.empty()) out.backends.assign(static_cast<std::size_t>(ranks), BackendKind::cpu);
  for (const std::string &kind : backend)
    if (auto taken = takeBackend(kind, out.backends); !taken) return std::unexpected(taken.error());
  if (!slow.empty()) out.slowdown.assign(static_cast<std::size_t>(ranks), 1);
  for (const std::string &rank : slow)
    if (auto taken = takeSlow(rank, out.slowdown); !taken) return std::unexpected(taken.error());
  return out;
}

} // namespace warpgrain::spmv
