// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Gpu.h"

#include "core/measure/HexBytes.h"

#include <array>
#include <span>

namespace warpgrain::runner {

namespace {

/// As NVML and nvidia-smi write it: "GPU-8a1f…-…".
std::string uuidText(const driver::Uuid &uuid) {
  std::string text = "GPU-";
  for (std::size_t i = 0; i < 16; ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    text += measure::hexOf(std::as_bytes(std::span(uuid.bytes)).subspan(i, 1));
  }
  return text;
}

Error noGpu(const Driver &driver, driver::Status status) {
  std::string how = "The GPU cannot be used (" + driver.nameOf(status) + "); see what nvidia-smi says of it.";
  if (status == driver::noDevice)
    how = "The driver finds no GPU (CUDA_ERROR_NO_DEVICE); see whether nvidia-smi lists one, and whether "
          "CUDA_VISIBLE_DEVICES hides it.";
  if (status == driver::deviceUnavailable)
    how = "The GPU takes no more processes (CUDA_ERROR_DEVICE_UNAVAILABLE): measuring needs several; set its compute "
          "mode to "
          "default with nvidia-smi -c 0.";
  return {.kind = ErrorKind::tool, .message = how};
}

} // namespace

Result<Gpu> Gpu::open(int number) {
  auto loaded = Driver::load();
  if (!loaded) return std::unexpected(loaded.error());
  Gpu gpu;
  gpu.driver_ = *loaded;
  const Driver &d = gpu.driver_;
  int count = 0;
  driver::Context context = nullptr;
  if (const auto status = d.init(0); status != driver::success) return std::unexpected(noGpu(d, status));
  if (const auto status = d.deviceCount(&count); status != driver::success) return std::unexpected(noGpu(d, status));
  if (count == 0) return std::unexpected(noGpu(d, driver::noDevice));
  if (number < 0 || number >= count)
    return fail(ErrorKind::usage, "There is no GPU number " + std::to_string(number) + "; this machine has " +
                                      std::to_string(count) + ", counted from 0.");
  for (const auto &step : {d.deviceGet(&gpu.device_, number), d.retainContext(&context, gpu.device_),
                           d.setContext(context), d.createStream(&gpu.stream_, driver::streamDefault)})
    if (step != driver::success) return std::unexpected(noGpu(d, step));
  return gpu;
}

int Gpu::attribute(int which) const {
  int value = 0;
  return driver_.deviceAttribute(&value, which, device_) == driver::success ? value : 0;
}

measure::Reply Gpu::probe() const {
  measure::Environment about;
  std::array<char, 256> name{};
  driver::Uuid uuid{};
  std::size_t total = 0;
  std::size_t free = 0;
  int version = 0;
  for (const auto &step :
       {driver_.deviceName(name.data(), int{name.size()}, device_), driver_.deviceUuid(&uuid, device_),
        driver_.deviceMemory(&total, device_), driver_.memoryInfo(&free, &total), driver_.driverVersion(&version)})
    if (step != driver::success) return measure::Reply::failed(measure::Failure::other, noGpu(driver_, step).message);
  about.gpu = name.data();
  about.uuid = uuidText(uuid);
  about.architecture =
      "sm_" + std::to_string(attribute(driver::attributeMajor)) + std::to_string(attribute(driver::attributeMinor));
  about.multiprocessors = static_cast<std::uint32_t>(attribute(driver::attributeMultiprocessors));
  about.memoryBytes = total;
  about.l2Bytes = static_cast<std::uint64_t>(attribute(driver::attributeL2Bytes));
  about.driverCuda = std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
  measure::Reply reply;
  reply.environment = std::move(about);
  reply.freeBytes = free;
  return reply;
}

} // namespace warpgrain::runner
