// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/backend/HostBackend.h"
#include "core/adaptive/matrix/Normalise.h"
#include "core/adaptive/mpi/Distribution.h"
#include "core/adaptive/mpi/IteratedProduct.h"
#include "core/adaptive/mpi/RowMigration.h"
#include "tests/unit/adaptive/OneProcess.h"
#include "tests/unit/adaptive/ranks/Ranks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace warpgrain::adaptive::tests {
namespace {

constexpr int iterations = 24;

const MatrixShape diagonal{.name = "diagonal", .rows = 400, .nonZeros = 2'800, .reach = 0.02};
const MatrixShape uneven{
    .name = "uneven", .type = MatrixType::uneven, .rows = 400, .nonZeros = 6'000, .profile = RowProfile::regions};
const MatrixShape emptyRuns{
    .name = "empty", .type = MatrixType::uneven, .rows = 400, .nonZeros = 900, .profile = RowProfile::emptyRuns};

/// What one process computes.
template <typename Real>
std::vector<Real> reference(const MatrixShape &shape) {
  const RowRange all{0, shape.rows};
  const CsrRows<Real> rows = generatedRows<Real>(shape, rowPointersOf(shape), all);
  Workers workers(1);
  std::vector<Real> x(static_cast<std::size_t>(shape.rows), Real(1));
  for (int i = 0; i < iterations; ++i)
    iterateOnce(
        x, [&](std::span<const Real> in, std::span<Real> out) { rows.multiply(all, in, out, workers); },
        [](std::span<Real> y) { divideBy(largestMagnitude(std::span<const Real>(y)), y); });
  return x;
}

template <typename Real>
struct Iterated {
  std::vector<Real> x;
  Recording recording;
};

template <typename Real>
Iterated<Real> iterated(const MatrixShape &shape, Storage storage, const ProductSettings &settings) {
  auto matrix = distributed<Real>(allRanks(), shape, storage);
  EXPECT_TRUE(matrix.has_value());
  const RowPointers pointers = matrix->rows->rowPointers();
  IteratedProduct<Real> product(allRanks(), std::move(matrix->rows), pointers, settings);
  product.iterate(iterations);
  std::vector<Real> x = product.vector();
  return {.x = std::move(x), .recording = product.recording()};
}

/// Settings in which the mapping changes often: times of small blocks are noise.
ProductSettings restless(MappingKind mapping) {
  ProductSettings out = settingsFor(mapping);
  out.tuner.threshold = 0;
  out.tuner.shelterIterations = 3;
  out.warmUps = 0;
  out.samples = 1;
  out.caution.weighs = false;
  return out;
}

class Products : public testing::TestWithParam<MappingKind> {};

TEST_P(Products, AreTheSameBitsInEveryStorageAndExchange) {
  for (const MatrixShape &shape : {diagonal, uneven, emptyRuns}) {
    const std::vector<double> expected = reference<double>(shape);
    for (const Storage storage : {Storage::replicated, Storage::migrated})
      for (const std::optional<ExchangeMethod> exchange :
           {std::optional<ExchangeMethod>(), std::optional(ExchangeMethod::allGather),
            std::optional(ExchangeMethod::blocks), std::optional(ExchangeMethod::packed)}) {
        ProductSettings settings = restless(GetParam());
        settings.exchange = exchange;
        EXPECT_EQ(iterated<double>(shape, storage, settings).x, expected)
            << shape.name << " " << nameOf(storage) << " " << (exchange ? nameOf(*exchange) : "auto");
      }
  }
}

TEST_P(Products, OfFloats) {
  EXPECT_EQ(iterated<float>(uneven, Storage::migrated, restless(GetParam())).x, reference<float>(uneven));
}

INSTANTIATE_TEST_SUITE_P(Mappings, Products,
                         testing::Values(MappingKind::rows, MappingKind::nonZeros, MappingKind::mergePath,
                                         MappingKind::paper, MappingKind::fitted));

TEST(IteratedProduct, OfSeveralThreadsAreNearlyTheSame) {
  ProductSettings settings = restless(MappingKind::fitted);
  settings.threads = 2;
  const std::vector<double> expected = reference<double>(uneven);
  const std::vector<double> found = iterated<double>(uneven, Storage::migrated, settings).x;
  for (std::size_t i = 0; i < found.size(); ++i)
    EXPECT_NEAR(found[i], expected[i], 1e-12);
}

TEST(IteratedProduct, ChooseAmongTheWaysOfExchange) {
  const Recording recording = iterated<double>(uneven, Storage::replicated, settingsFor(MappingKind::rows)).recording;
  ASSERT_EQ(recording.exchanges.size(), 1U);
  const ExchangeRecord &record = recording.exchanges.front();
  ASSERT_GE(record.tried.size(), 2U);
  EXPECT_EQ(record.tried[0].method, ExchangeMethod::allGather);
  EXPECT_EQ(record.tried[0].elements, 400 * (allRanks().size() - 1));
  double least = record.tried[0].seconds;
  for (const TrialRecord &trial : record.tried)
    least = std::min(least, trial.seconds);
  for (const TrialRecord &trial : record.tried)
    EXPECT_TRUE(trial.method != record.chosen || trial.seconds == least);
}

TEST(IteratedProduct, NeighboursAloneExchangeOfADiagonalMatrix) {
  // GT-L6: one element for each side of each boundary.
  std::vector<std::int64_t> pointers{0};
  std::vector<std::int32_t> columns;
  for (std::int32_t row = 0; row < 400; ++row) {
    for (std::int32_t column = std::max(0, row - 1); column <= std::min(399, row + 1); ++column)
      columns.push_back(column);
    pointers.push_back(static_cast<std::int64_t>(columns.size()));
  }
  const RankGroup ranks = allRanks();
  std::vector<double> values(columns.size(), 1);
  HostBackend<double> backend(
      std::make_unique<CsrRows<double>>(std::make_shared<const std::vector<std::int64_t>>(std::move(pointers)),
                                        RowRange{0, 400}, std::move(columns), std::move(values)),
      400, 1);
  Exchanger<double> exchanger(ranks, equalRows(400, ranks.size()), backend);
  exchanger.prepare();
  const std::int64_t expected = std::int64_t{2} * (ranks.size() - 1);
  for (const ExchangeMethod method : {ExchangeMethod::blocks, ExchangeMethod::packed})
    EXPECT_EQ(exchanger.volume(method), (ExchangeVolume{.elements = expected, .messages = expected}));
}

TEST(IteratedProduct, ASlowRankGetsFewerRows) {
  const MatrixShape large{.name = "large", .rows = 20'000, .nonZeros = 1'000'000, .reach = 0.01};
  auto matrix = distributed<double>(allRanks(), large, Storage::migrated);
  ProductSettings settings = settingsFor(MappingKind::fitted);
  settings.slowdown = allRanks().isFirst() ? 20 : 1;
  settings.caution.weighs = false; // a busy machine's times may be too noisy for 25 iterations
  const RowPointers pointers = matrix->rows->rowPointers();
  IteratedProduct<double> product(allRanks(), std::move(matrix->rows), pointers, settings);
  product.iterate(25);
  const Recording recording = product.recording();
  ASSERT_GE(recording.mappings.size(), 2U);
  EXPECT_EQ(recording.mappings[0].event, TunerEvent::remapped);
  EXPECT_LT(recording.mappings[1].boundaries[1], 20'000 / allRanks().size());
  EXPECT_GT(recording.overhead.migration, 0);
  EXPECT_EQ(recording.slowdown.front(), 20);
}

TEST(IteratedProduct, TriesNoMappingWithoutAShareOfTheTime) {
  ProductSettings settings = restless(MappingKind::fitted);
  settings.caution.weighs = true;
  settings.caution.share = -1; // something is owed from the beginning
  const Recording recording = iterated<double>(uneven, Storage::migrated, settings).recording;
  ASSERT_GE(recording.mappings.size(), 4U);
  for (const MappingRecord &record : recording.mappings)
    EXPECT_NE(record.event, TunerEvent::remapped);
  EXPECT_EQ(recording.boundaries, equalRows(400, allRanks().size()));
}

/// The mean over the ranks of what the tuner was told after one iteration, less the time of the product.
double measuredBesideTheProduct(MappingKind mapping) {
  auto matrix = distributed<double>(allRanks(), uneven, Storage::replicated);
  ProductSettings settings = settingsFor(mapping);
  settings.warmUps = 0;
  settings.samples = 1;
  settings.exchange = ExchangeMethod::allGather;
  const RowPointers pointers = matrix->rows->rowPointers();
  IteratedProduct<double> product(allRanks(), std::move(matrix->rows), pointers, settings);
  product.iterate(1);
  const Recording recording = product.recording();
  EXPECT_EQ(recording.mappings.size(), 1U);
  if (recording.mappings.empty()) return 0;
  double sum = 0;
  for (const double seconds : recording.mappings.front().seconds)
    sum += seconds;
  return sum / allRanks().size() - recording.computeSeconds;
}

TEST(IteratedProduct, BalancesAllOfARanksWorkAndAsInThePaperTheProductAlone) {
  EXPECT_GT(measuredBesideTheProduct(MappingKind::fitted), 1e-9) << "elements are compared and divided, too";
  EXPECT_NEAR(measuredBesideTheProduct(MappingKind::paper), 0, 1e-12);
}

TEST(IteratedProduct, MeasuresAMappingOnceItIsWarm) {
  ProductSettings settings = settingsFor(MappingKind::fitted);
  settings.warmUps = 4;
  settings.samples = 2;
  const Recording recording = iterated<double>(uneven, Storage::replicated, settings).recording;
  ASSERT_FALSE(recording.mappings.empty());
  EXPECT_EQ(recording.mappings[0].iteration, 6);
}

TEST(IteratedProduct, AMatrixOfZerosStaysZero) {
  const auto pointers = std::make_shared<const std::vector<std::int64_t>>(9, 0);
  auto rows =
      std::make_unique<CsrRows<double>>(pointers, RowRange{0, 8}, std::vector<std::int32_t>(), std::vector<double>());
  IteratedProduct<double> product(allRanks(), std::move(rows), pointers, settingsFor(MappingKind::fitted));
  product.iterate(3);
  EXPECT_EQ(product.vector(), std::vector<double>(8, 0));
}

TEST(IteratedProduct, WhatHasOverflowedStaysSo) {
  // The first row's sum overflows, and no row reads its element afterwards.
  std::vector<std::int64_t> counts(9, 2);
  counts.front() = 0;
  const auto pointers = std::make_shared<const std::vector<std::int64_t>>(std::move(counts));
  auto rows = std::make_unique<CsrRows<double>>(pointers, RowRange{0, 8}, std::vector<std::int32_t>{6, 7},
                                                std::vector<double>{1e308, 1e308});
  IteratedProduct<double> product(allRanks(), std::move(rows), pointers, settingsFor(MappingKind::rows));
  product.iterate(3);
  EXPECT_TRUE(std::isinf(product.recording().largest));
  product.setVector(std::vector<double>(8, 0.25));
  product.iterate(1);
  EXPECT_EQ(product.recording().largest, 0.5e308);
}

} // namespace
} // namespace warpgrain::adaptive::tests
