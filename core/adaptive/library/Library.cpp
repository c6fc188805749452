// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/library/warpgrain_adaptive.h"
#include "core/adaptive/matrix/CsrRows.h"
#include "core/adaptive/mpi/IteratedProduct.h"
#include "core/adaptive/mpi/RankBackend.h"
#include "core/adaptive/mpi/RowMigration.h"
#include "core/adaptive/record/RecordingForm.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <limits>
#include <new>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

using namespace warpgrain::adaptive;

namespace {

/// A communicator with the ranks of another one: messages of a product do not meet those of the program. Made and freed
/// on all ranks together.
class OwnCommunicator {
public:
  explicit OwnCommunicator(MPI_Comm of) { MPI_Comm_dup(of, &communicator_); }

  OwnCommunicator(OwnCommunicator &&other) noexcept
      : communicator_(std::exchange(other.communicator_, MPI_COMM_NULL)) {}

  OwnCommunicator &operator=(OwnCommunicator &&) = delete;

  ~OwnCommunicator() {
    if (communicator_ != MPI_COMM_NULL) MPI_Comm_free(&communicator_);
  }

  MPI_Comm get() const { return communicator_; }

private:
  MPI_Comm communicator_ = MPI_COMM_NULL;
};

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): its name is C's
struct warpgrain_product {
  template <typename Real, typename... Arguments>
  warpgrain_product(std::in_place_type_t<Real>, OwnCommunicator own, Arguments &&...arguments)
      : communicator(std::move(own)),
        product(std::in_place_type<IteratedProduct<Real>>, std::forward<Arguments>(arguments)...) {}

  OwnCommunicator communicator; ///< of the product, which is freed before it
  std::variant<IteratedProduct<double>, IteratedProduct<float>> product;
  std::string recording;
};

namespace {

constexpr int mostThreads = 1024;

/// By the enumerators of the C interface.
constexpr std::array mappingKinds{MappingKind::rows, MappingKind::nonZeros, MappingKind::mergePath, MappingKind::paper,
                                  MappingKind::fitted};
constexpr std::array backends{BackendKind::cpu, BackendKind::cuda, BackendKind::cusparse};
constexpr std::array exchanges{ExchangeMethod::allGather, ExchangeMethod::blocks, ExchangeMethod::packed};

/// What is handed to warpgrain_product_create().
struct Given {
  std::int64_t rows = 0;
  const std::int64_t *rowPointers = nullptr;
  const std::int32_t *columns = nullptr;
  const void *values = nullptr;
};

bool isRight(int precision, const warpgrain_options &options) {
  return (precision == WARPGRAIN_DOUBLE || precision == WARPGRAIN_FLOAT) && options.mapping >= WARPGRAIN_ROWS &&
         options.mapping <= WARPGRAIN_FITTED && options.exchange >= WARPGRAIN_FASTEST &&
         options.exchange <= WARPGRAIN_PACKED && options.threads >= 1 && options.threads <= mostThreads &&
         options.backend >= WARPGRAIN_CPU && options.backend <= WARPGRAIN_CUSPARSE;
}

RowRange ownRows(const RankGroup &group, std::int64_t rows) {
  return blockOf(group.rank(), equalRows(rows, group.size()));
}

int checked(const RankGroup &group, const Given &given, int precision, const warpgrain_options &options) {
  if (!isRight(precision, options)) return WARPGRAIN_BAD_OPTIONS;
  if (given.rows < group.size() || given.rows >= std::numeric_limits<std::int32_t>::max())
    return WARPGRAIN_TOO_FEW_ROWS;
  const std::int64_t *end = given.rowPointers + given.rows + 1;
  if (*given.rowPointers != 0 || !std::is_sorted(given.rowPointers, end)) return WARPGRAIN_BAD_ROW_POINTERS;
  const RowRange own = ownRows(group, given.rows);
  const std::int64_t count = given.rowPointers[own.end] - given.rowPointers[own.begin];
  const bool areInside = std::all_of(given.columns, given.columns + count,
                                     [&given](std::int32_t column) { return column >= 0 && column < given.rows; });
  return areInside ? WARPGRAIN_OK : WARPGRAIN_BAD_COLUMNS;
}

ProductSettings settingsOf(const warpgrain_options &options) {
  ProductSettings out = settingsFor(mappingKinds.at(static_cast<std::size_t>(options.mapping)));
  if (options.exchange != WARPGRAIN_FASTEST) out.exchange = exchanges.at(static_cast<std::size_t>(options.exchange));
  out.threads = options.threads;
  // Iterations of a call are not those that are left: a program may ask for one at a time.
  out.knowsEnd = false;
  return out;
}

template <typename Real>
std::unique_ptr<CsrRows<Real>> rowsOf(const RankGroup &group, const Given &given) {
  auto pointers =
      std::make_shared<const std::vector<std::int64_t>>(given.rowPointers, given.rowPointers + given.rows + 1);
  const RowRange own = ownRows(group, given.rows);
  const std::int64_t count = given.rowPointers[own.end] - given.rowPointers[own.begin];
  const Real *values = static_cast<const Real *>(given.values);
  return std::make_unique<CsrRows<Real>>(std::move(pointers), own,
                                         std::vector<std::int32_t>(given.columns, given.columns + count),
                                         std::vector<Real>(values, values + count));
}

/// The rows are copied before ranks talk to each other, so that one without memory can say so.
template <typename Real>
int make(OwnCommunicator communicator, const Given &given, const ProductSettings &settings, BackendKind kind,
         warpgrain_product **out) {
  const RankGroup group(communicator.get());
  std::unique_ptr<CsrRows<Real>> rows;
  try {
    rows = rowsOf<Real>(group, given);
  } catch (const std::bad_alloc &) {
    rows.reset();
  }
  if (group.smallest(rows ? 1 : 0) == 0) return WARPGRAIN_NO_MEMORY;
  RowPointers pointers = rows->rowPointers();
  auto backend = backendFor<Real>(group, kind, std::move(rows), given.rows, settings.threads);
  if (!backend) return WARPGRAIN_NO_GPU;
  auto peers = peersFor(group, kind, std::nullopt);
  if (!peers) return WARPGRAIN_NO_GPU;
  *out = new warpgrain_product(std::in_place_type<Real>, std::move(communicator), group, std::move(*backend),
                               std::move(pointers), settings, std::move(*peers));
  return WARPGRAIN_OK;
}

int create(MPI_Comm communicator, int precision, const Given &given, const warpgrain_options &options,
           warpgrain_product **product) {
  OwnCommunicator own(communicator);
  const RankGroup group(own.get());
  const auto status = static_cast<int>(group.largest(checked(group, given, precision, options)));
  if (status != WARPGRAIN_OK) return status;
  const ProductSettings settings = settingsOf(options);
  const BackendKind kind = backends.at(static_cast<std::size_t>(options.backend));
  return precision == WARPGRAIN_FLOAT ? make<float>(std::move(own), given, settings, kind, product)
                                      : make<double>(std::move(own), given, settings, kind, product);
}

/// Acts, and returns WARPGRAIN_OK or the status that `act` returns. No exception reaches C; where one comes, the other
/// ranks may wait for this one for ever, so that all of them are ended.
template <typename Act>
int guarded(MPI_Comm communicator, const Act &act) noexcept {
  try {
    if constexpr (std::is_void_v<decltype(act())>) {
      act();
      return WARPGRAIN_OK;
    } else {
      return act();
    }
  } catch (const std::exception &error) {
    std::fprintf(stderr, "libwarpgrain-adaptive: a rank cannot go on: %s\n", error.what());
  } catch (...) {
    std::fprintf(stderr, "libwarpgrain-adaptive: a rank cannot go on\n");
  }
  MPI_Abort(communicator, 1);
  return WARPGRAIN_NO_MEMORY; // where MPI_Abort() comes back
}

/// The same for what is done with a product.
template <typename Act>
int guardedVisit(warpgrain_product &product, const Act &act) {
  return guarded(product.communicator.get(), [&] { std::visit(act, product.product); });
}

} // namespace

extern "C" {

warpgrain_options warpgrain_usual_options(void) {
  return {.mapping = WARPGRAIN_FITTED, .exchange = WARPGRAIN_FASTEST, .threads = 1, .backend = WARPGRAIN_CPU};
}

int64_t warpgrain_first_row(int64_t rows, int rank, int ranks) {
  return equalRows(rows, ranks)[static_cast<std::size_t>(rank)];
}

int warpgrain_product_create(MPI_Comm communicator, int precision, int64_t rows, const int64_t *pointers,
                             const int32_t *columns, const void *values, const warpgrain_options *options,
                             warpgrain_product **product) {
  *product = nullptr;
  const Given given{.rows = rows, .rowPointers = pointers, .columns = columns, .values = values};
  const warpgrain_options chosen = options != nullptr ? *options : warpgrain_usual_options();
  return guarded(communicator, [&] { return create(communicator, precision, given, chosen, product); });
}

int warpgrain_product_set_vector(warpgrain_product *product, const void *x) {
  return guardedVisit(*product, [x]<typename Real>(IteratedProduct<Real> &of) {
    of.setVector(std::span(static_cast<const Real *>(x), static_cast<std::size_t>(of.boundaries().back())));
  });
}

int warpgrain_product_iterate(warpgrain_product *product, int64_t count) {
  return guardedVisit(*product, [count](auto &of) { of.iterate(count); });
}

int warpgrain_product_vector(warpgrain_product *product, void *x) {
  return guardedVisit(*product, [x]<typename Real>(IteratedProduct<Real> &of) {
    std::ranges::copy(of.vector(), static_cast<Real *>(x));
  });
}

int warpgrain_product_boundaries(warpgrain_product *product, int64_t *boundaries) {
  return guardedVisit(*product, [boundaries](auto &of) { std::ranges::copy(of.boundaries(), boundaries); });
}

int warpgrain_product_recording(warpgrain_product *product, const char **json) {
  return guardedVisit(*product, [product, json](auto &of) {
    Recording recording = of.recording();
    recording.matrix = "the program's";
    product->recording = recordingText(recording);
    *json = product->recording.c_str();
  });
}

void warpgrain_product_free(warpgrain_product *product) {
  delete product;
}

const char *warpgrain_status_text(int status) {
  switch (status) {
  case WARPGRAIN_OK:
    return "It is done.";
  case WARPGRAIN_BAD_OPTIONS:
    return "An option is out of its range.";
  case WARPGRAIN_TOO_FEW_ROWS:
    return "There are fewer rows than ranks, or more than can be counted.";
  case WARPGRAIN_BAD_ROW_POINTERS:
    return "The row pointers do not begin with 0, or decrease.";
  case WARPGRAIN_BAD_COLUMNS:
    return "A column is outside of the matrix.";
  case WARPGRAIN_NO_MEMORY:
    return "A rank has not enough memory for its rows.";
  case WARPGRAIN_NO_GPU:
    return "A rank has no GPU that it can use, or a library of CUDA is missing; warpgrain-spmv --backend cuda says "
           "which.";
  default:
    return "This is no status.";
  }
}

} // extern "C"
