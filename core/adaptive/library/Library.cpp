// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/library/warpgrain_adaptive.h"
#include "core/adaptive/matrix/CsrRows.h"
#include "core/adaptive/mpi/IteratedProduct.h"
#include "core/adaptive/mpi/RowMigration.h"
#include "core/adaptive/record/RecordingForm.h"

#include <algorithm>
#include <array>
#include <limits>
#include <new>
#include <string>
#include <utility>
#include <variant>

using namespace warpgrain::adaptive;

// NOLINTNEXTLINE(readability-identifier-naming): its name is C's
struct warpgrain_product {
  template <typename Real, typename... Arguments>
  explicit warpgrain_product(std::in_place_type_t<Real>, Arguments &&...arguments)
      : product(std::in_place_type<IteratedProduct<Real>>, std::forward<Arguments>(arguments)...) {}

  std::variant<IteratedProduct<double>, IteratedProduct<float>> product;
  std::string recording;
};

namespace {

constexpr int mostThreads = 1024;

/// By the enumerators of the C interface.
constexpr std::array mappingKinds{MappingKind::rows, MappingKind::nonZeros, MappingKind::mergePath, MappingKind::paper,
                                  MappingKind::fitted};
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
         options.exchange <= WARPGRAIN_PACKED && options.threads >= 1 && options.threads <= mostThreads;
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
int make(const RankGroup &group, const Given &given, const ProductSettings &settings, warpgrain_product **out) {
  std::unique_ptr<CsrRows<Real>> rows;
  try {
    rows = rowsOf<Real>(group, given);
  } catch (const std::bad_alloc &) {
    rows.reset();
  }
  if (group.smallest(rows ? 1 : 0) == 0) return WARPGRAIN_NO_MEMORY;
  RowPointers pointers = rows->rowPointers();
  *out = new warpgrain_product(std::in_place_type<Real>, group, std::move(rows), std::move(pointers), settings);
  return WARPGRAIN_OK;
}

} // namespace

extern "C" {

warpgrain_options warpgrain_usual_options(void) {
  return {.mapping = WARPGRAIN_FITTED, .exchange = WARPGRAIN_FASTEST, .threads = 1};
}

int64_t warpgrain_first_row(int64_t rows, int rank, int ranks) {
  return equalRows(rows, ranks)[static_cast<std::size_t>(rank)];
}

int warpgrain_product_create(MPI_Comm communicator, int precision, int64_t rows, const int64_t *pointers,
                             const int32_t *columns, const void *values, const warpgrain_options *options,
                             warpgrain_product **product) {
  *product = nullptr;
  const RankGroup group(communicator);
  const Given given{.rows = rows, .rowPointers = pointers, .columns = columns, .values = values};
  const warpgrain_options chosen = options != nullptr ? *options : warpgrain_usual_options();
  const auto status = static_cast<int>(group.largest(checked(group, given, precision, chosen)));
  if (status != WARPGRAIN_OK) return status;
  const ProductSettings settings = settingsOf(chosen);
  return precision == WARPGRAIN_FLOAT ? make<float>(group, given, settings, product)
                                      : make<double>(group, given, settings, product);
}

int warpgrain_product_set_vector(warpgrain_product *product, const void *x) {
  std::visit(
      [x]<typename Real>(IteratedProduct<Real> &of) {
        of.setVector(std::span(static_cast<const Real *>(x), static_cast<std::size_t>(of.boundaries().back())));
      },
      product->product);
  return WARPGRAIN_OK;
}

int warpgrain_product_iterate(warpgrain_product *product, int64_t count) {
  std::visit([count](auto &of) { of.iterate(count); }, product->product);
  return WARPGRAIN_OK;
}

int warpgrain_product_vector(warpgrain_product *product, void *x) {
  std::visit([x]<typename Real>(IteratedProduct<Real> &of) { std::ranges::copy(of.vector(), static_cast<Real *>(x)); },
             product->product);
  return WARPGRAIN_OK;
}

int warpgrain_product_boundaries(warpgrain_product *product, int64_t *boundaries) {
  std::visit([boundaries](auto &of) { std::ranges::copy(of.boundaries(), boundaries); }, product->product);
  return WARPGRAIN_OK;
}

int warpgrain_product_recording(warpgrain_product *product, const char **json) {
  Recording recording = std::visit([](auto &of) { return of.recording(); }, product->product);
  recording.matrix = "the program's";
  product->recording = recordingText(recording);
  *json = product->recording.c_str();
  return WARPGRAIN_OK;
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
  default:
    return "This is no status.";
  }
}

} // extern "C"
