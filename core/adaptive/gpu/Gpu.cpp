// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Gpu.h"

#include <utility>

namespace warpgrain::adaptive::gpu {

namespace {

Result<int> usableDevices(const Driver &driver) {
  driver::Status status = driver.init(0);
  int count = 0;
  if (status == driver::success) status = driver.deviceCount(&count);
  if (status == driver::noDevice || (status == driver::success && count == 0))
    return fail(ErrorKind::tool, "The NVIDIA driver sees no GPU on this host; multiply with --backend cpu.");
  if (status != driver::success)
    return fail(ErrorKind::tool, "The NVIDIA driver cannot begin: " + driver.nameOf(status) + ".");
  return count;
}

} // namespace

int Gpu::count() {
  const auto driver = Driver::load();
  return driver ? usableDevices(*driver).value_or(0) : 0;
}

Result<std::shared_ptr<Gpu>> Gpu::open(int rankOnHost) {
  const auto driver = Driver::load();
  if (!driver) return std::unexpected(driver.error());
  const auto count = usableDevices(*driver);
  if (!count) return std::unexpected(count.error());
  const int number = rankOnHost % *count;
  const std::shared_ptr<Gpu> out(new Gpu(*driver, number));
  driver::Device device = 0;
  driver::Context context = nullptr;
  int major = 0;
  int minor = 0;
  try {
    out->check(driver->deviceGet(&device, number), "find it");
    out->check(driver->deviceAttribute(&major, driver::attributeMajor, device), "ask what it is");
    out->check(driver->deviceAttribute(&minor, driver::attributeMinor, device), "ask what it is");
    out->check(driver->deviceAttribute(&out->multiprocessors_, driver::attributeMultiprocessors, device),
               "ask what it is");
    out->check(driver->retainContext(&context, device), "begin to use it");
    out->check(driver->setContext(context), "begin to use it");
    out->check(driver->createStream(&out->stream_, driver::streamNonBlocking), "make a stream");
  } catch (const GpuError &error) {
    return fail(ErrorKind::tool, error.what());
  }
  out->capability_ = 10 * major + minor;
  return out;
}

Gpu::~Gpu() {
  if (stream_ != nullptr) driver_.destroyStream(stream_);
}

void Gpu::check(driver::Status status, const char *doing) const {
  if (status == driver::success) return;
  const std::string place = "GPU " + std::to_string(number_) + ": cannot " + doing;
  if (status == driver::outOfMemory)
    throw GpuError(place + ", it has not enough memory; use more ranks on more GPUs, or --precision float.");
  throw GpuError(place + " (" + driver_.nameOf(status) + ").");
}

void Gpu::wait() const {
  check(driver_.waitForStream(stream_), "finish what it was asked for");
}

DeviceBuffer::DeviceBuffer(std::shared_ptr<const Gpu> gpu, std::size_t bytes) : gpu_(std::move(gpu)), bytes_(bytes) {
  if (bytes > 0) gpu_->check(gpu_->driver().allocate(&address_, bytes), "reserve its memory");
}

DeviceBuffer::DeviceBuffer(DeviceBuffer &&other) noexcept
    : gpu_(std::move(other.gpu_)), address_(std::exchange(other.address_, 0)), bytes_(std::exchange(other.bytes_, 0)) {}

DeviceBuffer &DeviceBuffer::operator=(DeviceBuffer &&other) noexcept {
  std::swap(gpu_, other.gpu_);
  std::swap(address_, other.address_);
  std::swap(bytes_, other.bytes_);
  return *this;
}

DeviceBuffer::~DeviceBuffer() {
  clear();
}

void DeviceBuffer::clear() {
  if (address_ != 0) gpu_->driver().release(std::exchange(address_, 0));
  bytes_ = 0;
}

} // namespace warpgrain::adaptive::gpu
