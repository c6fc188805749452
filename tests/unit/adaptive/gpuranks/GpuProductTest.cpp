// SPDX-License-Identifier: Apache-2.0
//
// Products of ranks on GPUs, on several ranks. ctest runs them with libraries of the tests' own (fakegpu) in place of
// NVIDIA's, and, where there is a GPU, those of OnAGpu with NVIDIA's.
#include "core/adaptive/gpu/Gpu.h"
#include "core/adaptive/gpu/GpuBackend.h"
#include "core/adaptive/gpu/Nccl.h"
#include "core/adaptive/matrix/Normalise.h"
#include "core/adaptive/mpi/Distribution.h"
#include "core/adaptive/mpi/IteratedProduct.h"
#include "core/adaptive/mpi/RankBackend.h"
#include "core/adaptive/mpi/RowMigration.h"
#include "core/adaptive/mpi/Run.h"
#include "tests/unit/adaptive/OneProcess.h"
#include "tests/unit/adaptive/ranks/Ranks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>

namespace warpgrain::adaptive::tests {
namespace {

using testing::HasSubstr;

constexpr int iterations = 18;

const MatrixShape diagonal{.name = "diagonal", .rows = 300, .nonZeros = 2'100, .reach = 0.02};
const MatrixShape uneven{
    .name = "uneven", .type = MatrixType::uneven, .rows = 300, .nonZeros = 9'000, .profile = RowProfile::regions};
const MatrixShape powerLaw{
    .name = "power", .type = MatrixType::uneven, .rows = 300, .nonZeros = 6'000, .profile = RowProfile::powerLaw};
const MatrixShape emptyRuns{
    .name = "empty", .type = MatrixType::uneven, .rows = 300, .nonZeros = 700, .profile = RowProfile::emptyRuns};

/// Sets a variable of the environment while it lives.
class Variable {
public:
  Variable(const char *name, const char *value) : name_(name) { setenv(name, value, 1); }

  Variable(const Variable &) = delete;
  Variable &operator=(const Variable &) = delete;

  ~Variable() { unsetenv(name_); }

private:
  const char *name_;
};

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

struct Way {
  BackendKind kind = BackendKind::cuda;
  bool isMixed = false; ///< odd ranks use the processor
  Storage storage = Storage::migrated;
  std::optional<Transport> transport;
};

template <typename Real>
void expectSame(const MatrixShape &shape, const Way &way, const ProductSettings &settings, const std::string &what) {
  const RankGroup ranks = allRanks();
  auto matrix = distributed<Real>(ranks, shape, way.storage);
  ASSERT_TRUE(matrix.has_value());
  const RowPointers pointers = matrix->rows->rowPointers();
  const BackendKind kind = way.isMixed && ranks.rank() % 2 == 1 ? BackendKind::cpu : way.kind;
  auto backend = backendFor<Real>(ranks, kind, std::move(matrix->rows), shape.rows, 1);
  ASSERT_TRUE(backend.has_value()) << backend.error().message;
  auto peers = peersFor(ranks, kind, way.transport);
  ASSERT_TRUE(peers.has_value()) << peers.error().message;
  EXPECT_EQ(*peers != nullptr, !way.isMixed && way.transport != Transport::host && ranks.size() > 1) << what;
  IteratedProduct<Real> product(ranks, std::move(*backend), pointers, settings, std::move(*peers));
  product.iterate(iterations);
  const std::vector<Real> found = product.vector();
  const std::vector<Real> expected = reference<Real>(shape);
  double largest = 0;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const double difference = std::abs(static_cast<double>(found[i]) - static_cast<double>(expected[i]));
    largest = difference <= largest ? largest : difference; // a NaN is kept
  }
  EXPECT_LE(largest, sizeof(Real) == sizeof(float) ? 1e-5 : 1e-13) << what;
  // Begins again from the host's memory.
  product.setVector(std::vector<Real>(found.size(), Real(0)));
  product.iterate(1);
  EXPECT_EQ(product.vector(), std::vector<Real>(found.size(), Real(0))) << what;
}

class Backends : public testing::TestWithParam<BackendKind> {};

TEST_P(Backends, MultiplyAsTheHostDoesWhileRowsMove) {
  for (const MatrixShape &shape : {diagonal, uneven, powerLaw, emptyRuns})
    for (const Storage storage : {Storage::replicated, Storage::migrated})
      expectSame<double>(shape, {.kind = GetParam(), .storage = storage}, restless(MappingKind::fitted),
                         shape.name + " " + std::string(nameOf(storage)));
}

TEST_P(Backends, ExchangeInEveryWay) {
  for (const bool isMixed : {false, true})
    for (const ExchangeMethod method : {ExchangeMethod::allGather, ExchangeMethod::blocks, ExchangeMethod::packed})
      for (const std::optional<Transport> transport : {std::optional(Transport::host), std::optional<Transport>()}) {
        ProductSettings settings = restless(MappingKind::paper);
        settings.exchange = method;
        expectSame<double>(uneven, {.kind = GetParam(), .isMixed = isMixed, .transport = transport}, settings,
                           std::string(nameOf(method)) + (isMixed ? " mixed" : "") + (transport ? " host" : ""));
        expectSame<double>(diagonal, {.kind = GetParam(), .isMixed = isMixed, .transport = transport}, settings,
                           std::string(nameOf(method)) + (isMixed ? " mixed" : "") + (transport ? " host" : ""));
      }
}

TEST_P(Backends, OfFloats) {
  expectSame<float>(uneven, {.kind = GetParam()}, restless(MappingKind::nonZeros), "float");
  expectSame<float>(powerLaw, {.kind = GetParam(), .isMixed = true}, restless(MappingKind::paper), "float, mixed");
}

INSTANTIATE_TEST_SUITE_P(Fake, Backends, testing::Values(BackendKind::cuda, BackendKind::cusparse),
                         [](const auto &kind) { return std::string(nameOf(kind.param)); });

TEST(FakeGpuProduct, SaysWhatMultiplied) {
  RunOrder order{.name = "uneven", .matrix = uneven, .iterations = 3};
  order.backends.assign(static_cast<std::size_t>(allRanks().size()), BackendKind::cuda);
  order.backends.back() = BackendKind::cpu;
  const auto mixed = runProduct(allRanks(), order);
  ASSERT_TRUE(mixed.has_value()) << mixed.error().message;
  ASSERT_EQ(mixed->ways.size(), order.backends.size());
  EXPECT_NE(mixed->ways.front(), ProductWay::cpu);
  EXPECT_EQ(mixed->ways.back(), ProductWay::cpu);
  EXPECT_EQ(mixed->transport, Transport::host);
  order.backends.back() = BackendKind::cusparse;
  const auto direct = runProduct(allRanks(), order);
  ASSERT_TRUE(direct.has_value()) << direct.error().message;
  EXPECT_GE(direct->ways.back(), ProductWay::cusparse1);
  EXPECT_EQ(direct->transport, Transport::nccl);
}

TEST(FakeGpuProduct, ASlowRankGetsFewerRows) {
  const MatrixShape large{.name = "large", .rows = 20'000, .nonZeros = 400'000, .reach = 0.01};
  RunOrder order{.name = "large", .matrix = large, .iterations = 25};
  order.settings = settingsFor(MappingKind::fitted);
  order.settings.caution.weighs = false; // a busy machine's times may be too noisy for 25 iterations
  order.storage = Storage::migrated;
  order.slowdown.assign(static_cast<std::size_t>(allRanks().size()), 1);
  order.slowdown.front() = 20;
  order.backends.assign(order.slowdown.size(), BackendKind::cuda);
  const auto recording = runProduct(allRanks(), order);
  ASSERT_TRUE(recording.has_value()) << recording.error().message;
  ASSERT_GE(recording->mappings.size(), 2U);
  EXPECT_EQ(recording->mappings[0].event, TunerEvent::remapped);
  EXPECT_LT(recording->mappings[1].boundaries[1], 20'000 / allRanks().size());
}

void expectRefused(const RunOrder &order, ErrorKind kind, const std::string &words) {
  const auto recording = runProduct(allRanks(), order);
  ASSERT_FALSE(recording.has_value());
  EXPECT_EQ(recording.error().kind, kind);
  EXPECT_THAT(recording.error().message, HasSubstr(words));
}

RunOrder onGpus(const MatrixShape &shape) {
  RunOrder out{.name = shape.name, .matrix = shape, .iterations = 2};
  out.backends.assign(static_cast<std::size_t>(allRanks().size()), BackendKind::cuda);
  return out;
}

TEST(FakeGpuProduct, WhatIsMissingIsSaidOnAllRanks) {
  {
    const Variable none("WARPGRAIN_FAKE_GPUS", "0");
    expectRefused(onGpus(uneven), ErrorKind::tool, "Rank 0: The NVIDIA driver sees no GPU on this host");
  }
  {
    const Variable fails("WARPGRAIN_FAKE_NVRTC_FAILS", "1");
    expectRefused(onGpus(uneven), ErrorKind::tool,
                  "compute capability 9.0; a newer or older toolkit may. It says: "
                  "the log of the test");
  }
  const Variable small("WARPGRAIN_FAKE_GPU_BYTES", "1000");
  expectRefused(onGpus(uneven), ErrorKind::tool, "GPU 0: cannot reserve its memory, it has not enough memory");
}

TEST(FakeGpuProduct, RanksThatShareAGpuExchangeByTheHost) {
  const Variable one("WARPGRAIN_FAKE_GPUS", "1");
  RunOrder order = onGpus(uneven);
  const auto recording = runProduct(allRanks(), order);
  ASSERT_TRUE(recording.has_value()) << recording.error().message;
  EXPECT_EQ(recording->transport, Transport::host);
  order.transport = Transport::nccl;
  expectRefused(order, ErrorKind::usage, "shares one of 1 GPUs");
  order.backends.front() = BackendKind::cpu;
  expectRefused(order, ErrorKind::usage, "Rank 0 has no GPU");
}

TEST(FakeGpuProduct, WhatOverflowsIsInfinite) {
  const auto pointers =
      std::make_shared<const std::vector<std::int64_t>>(std::vector<std::int64_t>{0, 2, 2, 2, 2, 2, 2, 2, 2});
  auto rows = std::make_unique<CsrRows<double>>(pointers, RowRange{0, 8}, std::vector<std::int32_t>{6, 7},
                                                std::vector<double>{1e308, 1e308});
  auto backend = backendFor<double>(allRanks(), BackendKind::cuda, std::move(rows), 8, 1);
  ASSERT_TRUE(backend.has_value());
  IteratedProduct<double> product(allRanks(), std::move(*backend), pointers, settingsFor(MappingKind::rows));
  product.iterate(3);
  EXPECT_TRUE(std::isinf(product.recording().largest));
}

/// The non-zeros that a block holds on the GPU, as they are there.
template <typename T>
std::vector<T> onHost(std::uint64_t address, std::int64_t count) {
  const T *begin = reinterpret_cast<const T *>(address); // NOLINT: the test's own driver has them in the host's memory
  return {begin, begin + count};
}

void expectHolds(const gpu::DeviceBlock<double> &block, const CsrRows<double> &all, RowRange rows) {
  EXPECT_EQ(block.rows(), rows);
  const auto columns = all.columnsOf(rows);
  const auto values = all.valuesOf(rows);
  EXPECT_EQ(onHost<std::int32_t>(block.columns(), block.nonZeros()),
            std::vector<std::int32_t>(columns.begin(), columns.end()));
  EXPECT_EQ(onHost<double>(block.values(), block.nonZeros()), std::vector<double>(values.begin(), values.end()));
  const std::vector<std::int32_t> offsets = onHost<std::int32_t>(block.offsets(), rows.size() + 1);
  EXPECT_EQ(offsets.front(), 0);
  EXPECT_EQ(offsets.back(), block.nonZeros());
}

TEST(FakeDeviceBlock, CopiesOnlyRowsThatAreNew) {
  const CsrRows<double> all = generatedRows<double>(uneven, rowPointersOf(uneven), {0, 300});
  const auto bytes = [&](RowRange rows) { return 12 * static_cast<std::int64_t>(all.columnsOf(rows).size()); };
  gpu::DeviceBlock<double> block(gpu::Gpu::open(0).value());
  const auto expectTakes = [&](RowRange rows, std::int64_t uploaded) {
    block.take(all, rows);
    expectHolds(block, all, rows);
    EXPECT_EQ(block.uploadedBytes(), uploaded);
  };
  expectTakes({100, 200}, bytes({100, 200}));
  expectTakes({80, 190}, bytes({80, 100}));
  expectTakes({90, 220}, bytes({190, 220}));
  expectTakes({50, 250}, bytes({50, 90}) + bytes({220, 250}));
  expectTakes({60, 70}, 0);
  expectTakes({200, 300}, bytes({200, 300}));
  expectTakes({0, 10}, bytes({0, 10}));
  // There is room for one block, not for two.
  const std::string little = std::to_string(bytes({0, 300}) + bytes({0, 10}) + 4000);
  const Variable memory("WARPGRAIN_FAKE_GPU_BYTES", little.c_str());
  expectTakes({0, 300}, bytes({10, 300}));
  expectTakes({0, 299}, bytes({0, 299}));
}

/// On NVIDIA's own libraries.
TEST(OnAGpu, MultipliesAsTheHostDoes) {
  if (gpu::Gpu::count() < 1) GTEST_SKIP() << "no GPU to multiply on";
  const MatrixShape large{.name = "large",
                          .type = MatrixType::uneven,
                          .rows = 30'000,
                          .nonZeros = 900'000,
                          .profile = RowProfile::powerLaw};
  // One GPU for each rank is NCCL's condition.
  const bool isShared = gpu::Gpu::count() < allRanks().size() || !gpu::findNccl();
  for (const BackendKind kind : {BackendKind::cuda, BackendKind::cusparse})
    for (const MatrixShape &shape : {large, uneven, diagonal, emptyRuns}) {
      Way way{.kind = kind, .transport = Transport::host};
      expectSame<double>(shape, way, restless(MappingKind::fitted), shape.name);
      expectSame<float>(shape, way, restless(MappingKind::fitted), shape.name);
      if (isShared) continue;
      way.transport.reset();
      expectSame<double>(shape, way, restless(MappingKind::fitted), shape.name + " by NCCL");
    }
}

} // namespace
} // namespace warpgrain::adaptive::tests
