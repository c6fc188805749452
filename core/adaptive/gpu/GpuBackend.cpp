// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/GpuBackend.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace warpgrain::adaptive::gpu {

namespace {

/// Timed products of a way that is tried, after one that warms up.
constexpr int repetitions = 3;

/// A way that first takes so many times as long as the best one is not tried again.
constexpr double hopeless = 3;

/// Non-zeros of a row that one thread takes, at most: where a few rows are longer, they would be waited for.
constexpr std::int64_t mostOfThread = 4096;

constexpr std::array lanesWays{ProductWay::rowsBy1, ProductWay::rowsBy2,  ProductWay::rowsBy4,
                               ProductWay::rowsBy8, ProductWay::rowsBy16, ProductWay::rowsBy32};
constexpr std::array mergeWays{ProductWay::mergeBy7, ProductWay::mergeBy5, ProductWay::mergeBy11};

std::int64_t blocksFor(std::int64_t threads, int ofBlock) {
  return (threads + ofBlock - 1) / ofBlock;
}

} // namespace

template <typename Real>
GpuBackend<Real>::Timer::Timer(std::shared_ptr<const Gpu> of) : gpu(std::move(of)) {
  for (driver::Event &event : events)
    gpu->check(gpu->driver().createEvent(&event, driver::eventDefault), "make an event");
}

template <typename Real>
GpuBackend<Real>::Timer::~Timer() {
  for (const driver::Event event : events)
    if (event != nullptr) gpu->driver().destroyEvent(event);
}

template <typename Real>
void GpuBackend<Real>::Timer::begin() const {
  gpu->check(gpu->driver().recordEvent(events[0], gpu->stream()), "time a product");
}

template <typename Real>
void GpuBackend<Real>::Timer::end() const {
  gpu->check(gpu->driver().recordEvent(events[1], gpu->stream()), "time a product");
}

template <typename Real>
double GpuBackend<Real>::Timer::seconds() const {
  float milliseconds = 0;
  gpu->check(gpu->driver().elapsed(&milliseconds, events[0], events[1]), "time a product");
  return static_cast<double>(milliseconds) * 1e-3;
}

template <typename Real>
Result<std::unique_ptr<Backend<Real>>> GpuBackend<Real>::make(std::unique_ptr<CsrRows<Real>> rows, std::int64_t columns,
                                                              BackendKind kind, int rankOnHost) {
  auto gpu = Gpu::open(rankOnHost);
  if (!gpu) return std::unexpected(gpu.error());
  auto kernels = Kernels::load(*gpu, sizeof(Real) == sizeof(float), /*isWide=*/false);
  if (!kernels) return std::unexpected(kernels.error());
  std::unique_ptr<Cusparse> cusparse;
  if (kind == BackendKind::cusparse) {
    auto loaded = Cusparse::load(*gpu);
    if (!loaded) return std::unexpected(loaded.error());
    cusparse = std::move(*loaded);
  }
  try {
    return std::make_unique<GpuBackend>(*gpu, std::move(*kernels), std::move(cusparse), std::move(rows), columns);
  } catch (const GpuError &error) {
    return fail(ErrorKind::tool, error.what());
  }
}

template <typename Real>
GpuBackend<Real>::GpuBackend(std::shared_ptr<Gpu> gpu, std::unique_ptr<Kernels> kernels,
                             std::unique_ptr<Cusparse> cusparse, std::unique_ptr<CsrRows<Real>> rows,
                             std::int64_t columns)
    : gpu_(std::move(gpu)), kernels_(std::move(kernels)), rows_(std::move(rows)), block_(gpu_),
      cusparse_(std::move(cusparse)), x_(gpu_, static_cast<std::size_t>(columns) * sizeof(Real)),
      largestBits_(gpu_, sizeof(std::uint64_t)), hostBits_(gpu_, 1), hostX_(gpu_, static_cast<std::size_t>(columns)),
      timer_(gpu_), way_(cusparse_ ? ProductWay::cusparse1 : ProductWay::mergeBy7) {
  std::ranges::fill(x(), Real(1));
  store({.begin = 0, .end = columns});
  settle();
}

template <typename Real>
void GpuBackend<Real>::use(RowRange block) {
  block_.take(*rows_, block);
  if (block_.isWide() && cusparse_)
    throw GpuError("A rank has " + std::to_string(block_.nonZeros()) +
                   " non-zeros, more than 2^31 - 1; use more ranks, or --backend cuda.");
  if (block_.isWide() != kernels_->isWide()) {
    auto other = Kernels::load(gpu_, sizeof(Real) == sizeof(float), block_.isWide());
    if (!other) throw GpuError(other.error().message);
    kernels_ = std::move(*other);
  }
  const std::size_t bytes = static_cast<std::size_t>(block.size()) * sizeof(Real);
  if (y_.bytes() != bytes) {
    y_.clear();
    y_ = DeviceBuffer(gpu_, bytes);
  }
  if (block_.nonZeros() == 0) return;
  if (!isChosen_) chooseWay();
  prepareWay(way_);
}

/// What is tried. About as many threads share a row as it has non-zeros in the mean; a few long rows would keep
/// threads waiting.
template <typename Real>
std::vector<ProductWay> GpuBackend<Real>::candidates() const {
  if (cusparse_) return {ProductWay::cusparse1, ProductWay::cusparse2};
  std::vector<ProductWay> out(mergeWays.begin(), mergeWays.end());
  const std::int64_t mean = std::max<std::int64_t>(1, block_.nonZeros() / block_.rows().size());
  for (const ProductWay way : lanesWays) {
    const int lanes = lanesOf(way);
    if (lanes <= 2 * mean && 8 * std::int64_t{lanes} > std::min<std::int64_t>(mean, 64) &&
        block_.longestRow() <= mostOfThread * lanes)
      out.push_back(way);
  }
  return out;
}

template <typename Real>
double GpuBackend<Real>::timed() {
  timer_.begin();
  launchProduct();
  timer_.end();
  settle();
  return timer_.seconds();
}

template <typename Real>
void GpuBackend<Real>::chooseWay() {
  double least = std::numeric_limits<double>::infinity();
  ProductWay best = way_;
  for (const ProductWay way : candidates()) {
    prepareWay(way);
    double seconds = timed();
    if (seconds > hopeless * least) continue;
    seconds = std::numeric_limits<double>::infinity();
    for (int i = 0; i < repetitions; ++i)
      seconds = std::min(seconds, timed());
    if (seconds >= least) continue;
    least = seconds;
    best = way;
  }
  way_ = best;
  isChosen_ = true;
}

/// Makes what a way needs for the present block.
template <typename Real>
void GpuBackend<Real>::prepareWay(ProductWay way) {
  way_ = way;
  if (cusparse_) {
    cusparse_->prepare(block_, static_cast<std::int64_t>(hostX_.size()), x_.address(), y_.address(), way);
    return;
  }
  const int items = itemsOf(way);
  if (items == 0) return;
  const int steps = items * threadsOfTile;
  tiles_ = blocksFor(block_.rows().size() + block_.nonZeros(), steps);
  tileRows_.clear();
  carries_.clear();
  tileRows_ = DeviceBuffer(gpu_, (static_cast<std::size_t>(tiles_) + 1) * sizeof(std::int32_t));
  carries_ = DeviceBuffer(gpu_, static_cast<std::size_t>(tiles_) * sizeof(Real));
  const auto rows = static_cast<std::int32_t>(block_.rows().size());
  const auto tiles = static_cast<std::int32_t>(tiles_);
  const std::int64_t blocks = blocksFor(tiles_ + 1, threadsOfBlock);
  if (kernels_->isWide())
    gpu_->launch(kernels_->tiles, blocks, threadsOfBlock, rows, block_.nonZeros(), block_.offsets(), steps, tiles,
                 tileRows_.address());
  else
    gpu_->launch(kernels_->tiles, blocks, threadsOfBlock, rows, static_cast<std::int32_t>(block_.nonZeros()),
                 block_.offsets(), steps, tiles, tileRows_.address());
}

template <typename Real>
void GpuBackend<Real>::launchRows() {
  const std::int64_t threads = block_.rows().size() * lanesOf(way_);
  gpu_->launch(kernels_->product(way_), blocksFor(threads, threadsOfBlock), threadsOfBlock,
               static_cast<std::int32_t>(block_.rows().size()), block_.offsets(), block_.columns(), block_.values(),
               x_.address(), y_.address());
}

template <typename Real>
void GpuBackend<Real>::launchTiles() {
  const auto rows = static_cast<std::int32_t>(block_.rows().size());
  const auto launch = [&](auto nonZeros) {
    gpu_->launch(kernels_->product(way_), tiles_, threadsOfTile, rows, nonZeros, block_.offsets(), block_.columns(),
                 block_.values(), x_.address(), y_.address(), tileRows_.address(), carries_.address());
  };
  kernels_->isWide() ? launch(block_.nonZeros()) : launch(static_cast<std::int32_t>(block_.nonZeros()));
  gpu_->launch(kernels_->carries, blocksFor(tiles_, threadsOfBlock), threadsOfBlock, static_cast<std::int32_t>(tiles_),
               tileRows_.address(), carries_.address(), y_.address());
}

template <typename Real>
void GpuBackend<Real>::launchProduct() {
  if (block_.nonZeros() == 0)
    gpu_->check(gpu_->driver().fillBytes(y_.address(), 0, y_.bytes(), gpu_->stream()), "fill y");
  else if (cusparse_)
    cusparse_->multiply();
  else
    lanesOf(way_) > 0 ? launchRows() : launchTiles();
}

template <typename Real>
void GpuBackend<Real>::launchLargest() {
  constexpr std::int64_t blocksOfMultiprocessor = 8;
  const std::int64_t count = block_.rows().size();
  gpu_->check(gpu_->driver().fillBytes(largestBits_.address(), 0, sizeof(std::uint64_t), gpu_->stream()), "fill it");
  gpu_->launch(kernels_->largest,
               std::min(blocksFor(count, threadsOfBlock), blocksOfMultiprocessor * gpu_->multiprocessors()),
               threadsOfBlock, count, y_.address(), largestBits_.address());
  gpu_->check(
      gpu_->driver().copyToHost(hostBits_.data(), largestBits_.address(), sizeof(std::uint64_t), gpu_->stream()),
      "copy the largest magnitude");
}

/// What follows the product is asked for before it is waited for.
template <typename Real>
double GpuBackend<Real>::multiply() {
  timer_.begin();
  launchProduct();
  timer_.end();
  launchLargest();
  settle();
  return timer_.seconds();
}

template <typename Real>
Real GpuBackend<Real>::largest() {
  return static_cast<Real>(std::bit_cast<double>(*hostBits_.data()));
}

template <typename Real>
void GpuBackend<Real>::normalise(Real divisor) {
  const std::int64_t count = block_.rows().size();
  gpu_->launch(kernels_->divide, blocksFor(count, threadsOfBlock), threadsOfBlock, count, y_.address(), divisor,
               x_.address() + static_cast<driver::Address>(block_.rows().begin) * sizeof(Real));
}

template <typename Real>
template <typename Copy>
void GpuBackend<Real>::copyElements(RowRange elements, const Copy &copy) {
  if (elements.isEmpty()) return;
  const auto begin = static_cast<std::size_t>(elements.begin);
  const auto bytes = static_cast<std::size_t>(elements.size()) * sizeof(Real);
  gpu_->check(copy(hostX_.data() + begin, x_.address() + begin * sizeof(Real), bytes), "copy elements");
}

template <typename Real>
void GpuBackend<Real>::fetch(RowRange elements) {
  copyElements(elements, [this](Real *host, driver::Address device, std::size_t bytes) {
    return gpu_->driver().copyToHost(host, device, bytes, gpu_->stream());
  });
}

template <typename Real>
void GpuBackend<Real>::store(RowRange elements) {
  copyElements(elements, [this](const Real *host, driver::Address device, std::size_t bytes) {
    return gpu_->driver().copyToDevice(device, host, bytes, gpu_->stream());
  });
}

template <typename Real>
void GpuBackend<Real>::settle() {
  gpu_->wait();
}

template <typename Real>
GpuBackend<Real>::Parcel GpuBackend<Real>::parcelOf(const std::vector<std::int32_t> &elements) const {
  Parcel out;
  out.count = static_cast<std::int64_t>(elements.size());
  if (elements.empty()) return out;
  out.elements = DeviceBuffer(gpu_, elements.size() * sizeof(std::int32_t));
  out.device = DeviceBuffer(gpu_, elements.size() * sizeof(Real));
  out.host = PinnedBuffer<Real>(gpu_, elements.size());
  gpu_->check(
      gpu_->driver().copyToDevice(out.elements.address(), elements.data(), out.elements.bytes(), gpu_->stream()),
      "copy the places of elements");
  gpu_->wait();
  return out;
}

template <typename Real>
void GpuBackend<Real>::prepare(std::vector<std::int32_t> outgoing, std::vector<std::int32_t> incoming) {
  outgoing_ = Parcel();
  incoming_ = Parcel();
  outgoing_ = parcelOf(outgoing);
  incoming_ = parcelOf(incoming);
}

template <typename Real>
void GpuBackend<Real>::moveParcel(const Parcel &parcel, driver::Function kernel, driver::Address from,
                                  driver::Address to) const {
  gpu_->launch(kernel, blocksFor(parcel.count, threadsOfBlock), threadsOfBlock, parcel.count, parcel.elements.address(),
               from, to);
}

template <typename Real>
void GpuBackend<Real>::gather(bool onDevice) {
  if (outgoing_.count == 0) return;
  moveParcel(outgoing_, kernels_->gather, x_.address(), outgoing_.device.address());
  if (!onDevice)
    gpu_->check(gpu_->driver().copyToHost(outgoing_.host.data(), outgoing_.device.address(), outgoing_.device.bytes(),
                                          gpu_->stream()),
                "copy elements");
}

template <typename Real>
void GpuBackend<Real>::scatter(bool onDevice) {
  if (incoming_.count == 0) return;
  if (!onDevice)
    gpu_->check(gpu_->driver().copyToDevice(incoming_.device.address(), incoming_.host.data(), incoming_.device.bytes(),
                                            gpu_->stream()),
                "copy elements");
  moveParcel(incoming_, kernels_->scatter, incoming_.device.address(), x_.address());
}

template <typename Real>
std::optional<DeviceElements> GpuBackend<Real>::device() const {
  return DeviceElements{.x = x_.address(),
                        .outgoing = outgoing_.device.address(),
                        .incoming = incoming_.device.address(),
                        .stream = gpu_->stream()};
}

template class GpuBackend<float>;
template class GpuBackend<double>;

} // namespace warpgrain::adaptive::gpu
