// SPDX-License-Identifier: Apache-2.0
//
// libwarpgrain-adaptive as another program sees it: its header, and what the shared library exports. Every rank runs
// every test.
#include "core/adaptive/library/warpgrain_adaptive.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <vector>

namespace {

struct Ranks {
  Ranks() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
  }

  int rank = 0;
  int size = 0;
};

constexpr std::int64_t rows = 60;

/// Rows i with 1 at the diagonal and, but for the last, 1 at the right of it: the non-zeros of the rank's own rows.
template <typename Real>
struct Bidiagonal {
  explicit Bidiagonal(const Ranks &ranks) {
    for (std::int64_t row = 0; row <= rows; ++row)
      pointers.push_back(row == rows ? 2 * rows - 1 : 2 * row);
    const std::int64_t end = warpgrain_first_row(rows, ranks.rank + 1, ranks.size);
    for (std::int64_t row = warpgrain_first_row(rows, ranks.rank, ranks.size); row < end; ++row)
      for (std::int64_t column = row; column <= std::min(row + 1, rows - 1); ++column) {
        columns.push_back(static_cast<std::int32_t>(column));
        values.push_back(1);
      }
  }

  int create(warpgrain_product **product, int precision, const warpgrain_options *options = nullptr,
             MPI_Comm communicator = MPI_COMM_WORLD) const {
    return warpgrain_product_create(communicator, precision, rows, pointers.data(), columns.data(), values.data(),
                                    options, product);
  }

  std::vector<std::int64_t> pointers;
  std::vector<std::int32_t> columns;
  std::vector<Real> values;
};

template <typename Real>
void expectIterates(int precision, const warpgrain_options *options) {
  const Ranks ranks;
  warpgrain_product *product = nullptr;
  ASSERT_EQ(Bidiagonal<Real>(ranks).create(&product, precision, options), WARPGRAIN_OK);
  std::vector<Real> x(rows, 0);
  x.back() = 1;
  EXPECT_EQ(warpgrain_product_set_vector(product, x.data()), WARPGRAIN_OK);
  EXPECT_EQ(warpgrain_product_iterate(product, 2), WARPGRAIN_OK);
  EXPECT_EQ(warpgrain_product_vector(product, x.data()), WARPGRAIN_OK);
  // A A x = 1, 2, 1 at the end, divided by 2.
  EXPECT_EQ(std::vector<Real>(x.end() - 4, x.end()), (std::vector<Real>{0, 0.5, 1, 0.5}));
  std::vector<std::int64_t> boundaries(static_cast<std::size_t>(ranks.size) + 1, -1);
  EXPECT_EQ(warpgrain_product_boundaries(product, boundaries.data()), WARPGRAIN_OK);
  EXPECT_EQ(boundaries.front(), 0);
  EXPECT_EQ(boundaries.back(), rows);
  const char *recording = nullptr;
  EXPECT_EQ(warpgrain_product_recording(product, &recording), WARPGRAIN_OK);
  EXPECT_NE(std::string(recording).find("\"iterations\":2"), std::string::npos);
  warpgrain_product_free(product);
}

TEST(Library, IteratesInBothPrecisions) {
  expectIterates<double>(WARPGRAIN_DOUBLE, nullptr);
  const warpgrain_options options{.mapping = WARPGRAIN_PAPER, .exchange = WARPGRAIN_PACKED, .threads = 1};
  expectIterates<float>(WARPGRAIN_FLOAT, &options);
}

TEST(Library, IteratesOnGpus) {
  warpgrain_options options = warpgrain_usual_options();
  for (const int backend : {WARPGRAIN_CUDA, WARPGRAIN_CUSPARSE}) {
    options.backend = Ranks().rank == 1 ? WARPGRAIN_CPU : backend;
    warpgrain_product *product = nullptr;
    const int status = Bidiagonal<double>(Ranks()).create(&product, WARPGRAIN_DOUBLE, &options);
    if (status == WARPGRAIN_NO_GPU) {
      EXPECT_EQ(product, nullptr);
      EXPECT_NE(std::string(warpgrain_status_text(status)).find("GPU"), std::string::npos);
      GTEST_SKIP() << "no GPU to multiply on";
    }
    ASSERT_EQ(status, WARPGRAIN_OK);
    warpgrain_product_free(product);
    expectIterates<double>(WARPGRAIN_DOUBLE, &options);
    expectIterates<float>(WARPGRAIN_FLOAT, &options);
  }
}

TEST(Library, TunesWhereIterationsAreAskedForOneByOne) {
  warpgrain_product *product = nullptr;
  ASSERT_EQ(Bidiagonal<double>(Ranks()).create(&product, WARPGRAIN_DOUBLE), WARPGRAIN_OK);
  for (int i = 0; i < 400; ++i)
    EXPECT_EQ(warpgrain_product_iterate(product, 1), WARPGRAIN_OK);
  const char *recording = nullptr;
  EXPECT_EQ(warpgrain_product_recording(product, &recording), WARPGRAIN_OK);
  // Ranks are measured at first, and after each shelter of 100 iterations.
  const std::string text = recording;
  int looks = 0;
  for (std::size_t at = text.find("\"event\""); at != std::string::npos; at = text.find("\"event\"", at + 1))
    ++looks;
  EXPECT_GE(looks, 3) << text;
  warpgrain_product_free(product);
}

TEST(Library, HasACommunicatorOfItsOwn) {
  MPI_Comm ofTheProgram = MPI_COMM_NULL;
  MPI_Comm_dup(MPI_COMM_WORLD, &ofTheProgram);
  warpgrain_product *product = nullptr;
  ASSERT_EQ(Bidiagonal<double>(Ranks()).create(&product, WARPGRAIN_DOUBLE, nullptr, ofTheProgram), WARPGRAIN_OK);
  MPI_Comm_free(&ofTheProgram);
  EXPECT_EQ(warpgrain_product_iterate(product, 2), WARPGRAIN_OK);
  warpgrain_product_free(product);
}

TEST(Library, WhatIsWrongOnOneRankIsAStatusOnAll) {
  const Ranks ranks;
  Bidiagonal<double> matrix(ranks);
  if (ranks.rank == ranks.size - 1) matrix.columns.back() = rows;
  warpgrain_product *product = nullptr;
  EXPECT_EQ(matrix.create(&product, WARPGRAIN_DOUBLE), WARPGRAIN_BAD_COLUMNS);
  EXPECT_EQ(product, nullptr);
  matrix.pointers[1] = 100;
  EXPECT_EQ(matrix.create(&product, WARPGRAIN_DOUBLE), WARPGRAIN_BAD_ROW_POINTERS);
  EXPECT_EQ(Bidiagonal<double>(ranks).create(&product, 7), WARPGRAIN_BAD_OPTIONS);
  const warpgrain_options options{.mapping = WARPGRAIN_FITTED, .exchange = WARPGRAIN_FASTEST, .threads = 0};
  EXPECT_EQ(Bidiagonal<double>(ranks).create(&product, WARPGRAIN_DOUBLE, &options), WARPGRAIN_BAD_OPTIONS);
  const warpgrain_options noBackend{
      .mapping = WARPGRAIN_FITTED, .exchange = WARPGRAIN_FASTEST, .threads = 1, .backend = 3};
  EXPECT_EQ(Bidiagonal<double>(ranks).create(&product, WARPGRAIN_DOUBLE, &noBackend), WARPGRAIN_BAD_OPTIONS);
  EXPECT_NE(std::string(warpgrain_status_text(WARPGRAIN_BAD_COLUMNS)), warpgrain_status_text(WARPGRAIN_NO_MEMORY));
  warpgrain_product_free(nullptr);
}

/// Leaves the last rank too little address space for its threads. The others wait for it.
int runWithoutThreads() {
  const Ranks ranks;
  const bool isLast = ranks.rank == ranks.size - 1;
  const rlimit memory{.rlim_cur = rlim_t{2} << 30U, .rlim_max = rlim_t{2} << 30U};
  if (isLast) setrlimit(RLIMIT_AS, &memory);
  const warpgrain_options options{
      .mapping = WARPGRAIN_ROWS, .exchange = WARPGRAIN_FASTEST, .threads = isLast ? 1024 : 1};
  warpgrain_product *product = nullptr;
  Bidiagonal<double>(ranks).create(&product, WARPGRAIN_DOUBLE, &options);
  return warpgrain_product_iterate(product, 2);
}

} // namespace

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  if (argc > 1 && std::string_view(argv[1]) == "--without-threads") return runWithoutThreads();
  testing::InitGoogleTest(&argc, argv);
  const int failed = RUN_ALL_TESTS();
  MPI_Finalize();
  return failed;
}
