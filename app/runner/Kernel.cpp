// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Kernel.h"

#include "core/measure/Relocations.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace warpgrain::runner {

using measure::Failure;

Problem Kernel::load(const std::string &module, const std::string &symbol) {
  const Driver &d = gpu_.driver();
  std::array<char, 4096> log{};
  std::array<int, 2> options{driver::jitErrorLog, driver::jitErrorLogBytes};
  std::array<void *, 2> values{log.data(), reinterpret_cast<void *>(std::uintptr_t{log.size() - 1})};
  // PTX is a text that ends with a zero, which std::string has; a cubin knows its own length.
  const auto status = d.loadModule(&module_, module.c_str(), options.size(), options.data(), values.data());
  if (status != driver::success) {
    std::string reason = "The module cannot be loaded (" + d.nameOf(status) + ")";
    if (status == driver::noBinaryForGpu || status == driver::invalidImage)
      reason += "; it must be a cubin made for this GPU, sm_" + std::to_string(gpu_.attribute(driver::attributeMajor)) +
                std::to_string(gpu_.attribute(driver::attributeMinor)) + ", or PTX";
    if (status == driver::unsupportedPtxVersion)
      reason += "; its PTX is newer than this GPU's driver: make a cubin, or install a newer driver";
    if (log.front() != '\0') reason += ": " + std::string(log.data());
    return {{Failure::module, reason + "."}};
  }
  if (const auto found = d.getFunction(&function_, module_, symbol.c_str()); found != driver::success)
    return {{Failure::symbol, "The module has no kernel called " + symbol + " (" + d.nameOf(found) +
                                  "); the name must be as in the object code, for example _Z5scalePf."}};
  return std::nullopt;
}

Kernel::~Kernel() {
  if (module_ != nullptr) gpu_.driver().unloadModule(module_);
}

int Kernel::attribute(int which) const {
  int value = 0;
  return gpu_.driver().functionAttribute(&value, which, function_) == driver::success ? value : 0;
}

Problem Kernel::checkArguments(const measure::Bundle &bundle, const measure::BundleVariant &variant) const {
  const Driver &d = gpu_.driver();
  if (d.parameterInfo == nullptr) return std::nullopt; // an older driver: the launch itself is the test
  const auto &arguments = bundle.argumentsOf(variant);
  std::size_t count = 0;
  std::size_t offset = 0;
  std::size_t size = 0;
  for (; d.parameterInfo(function_, count, &offset, &size) == driver::success; ++count) {
    if (count >= arguments.size()) continue;
    const measure::Argument &given = arguments[count];
    const std::size_t bytes = given.buffer ? sizeof(driver::Address) : given.value.size();
    if (bytes != size)
      return {{Failure::arguments,
               "Argument " + std::to_string(count + 1) + (given.name.empty() ? "" : ", " + given.name + ",") + " has " +
                   std::to_string(bytes) + " bytes; the kernel takes " + std::to_string(size) + "."}};
  }
  if (count == arguments.size()) return std::nullopt;
  return {{Failure::arguments, "The kernel takes " + std::to_string(count) + " arguments; the bundle gives " +
                                   std::to_string(arguments.size()) + "."}};
}

Problem Kernel::prepare(const measure::Bundle &bundle, const measure::BundleVariant &variant) {
  if ((variant.cooperative || variant.cluster) && gpu_.driver().launchEx == nullptr)
    return {{Failure::resources, "The driver is too old for a cooperative launch or one in clusters; install one for "
                                 "CUDA 11.8 or newer."}};
  for (const measure::Argument &argument : bundle.argumentsOf(variant))
    for (const measure::Relocation &pointer : argument.pointers)
      if (const std::string &symbol = bundle.buffers[pointer.buffer].symbol;
          !symbol.empty() && findVariable(symbol).first == 0)
        return {{Failure::symbol,
                 "An argument holds the address of variable " + symbol + ", which the module does not have."}};
  if (auto problem = checkArguments(bundle, variant)) return problem;
  const std::uint64_t threads = std::uint64_t{variant.block[0]} * variant.block[1] * variant.block[2];
  const auto allowed = static_cast<std::uint64_t>(attribute(driver::functionMaxThreads));
  if (threads > allowed)
    return {{Failure::resources, "The block has " + std::to_string(threads) + " threads; this kernel, with " +
                                     std::to_string(attribute(driver::functionRegisters)) +
                                     " registers a thread, can have " + std::to_string(allowed) +
                                     " in a block (its registers, or its launch bounds, allow no more)."}};
  const auto fixed = static_cast<std::uint64_t>(attribute(driver::functionSharedBytes));
  const auto most = static_cast<std::uint64_t>(gpu_.attribute(driver::attributeSharedBytesOptIn));
  if (fixed + variant.sharedBytes > most)
    return {{Failure::resources, "A block needs " + std::to_string(fixed + variant.sharedBytes) +
                                     " bytes of shared memory; a block of this GPU has at most " +
                                     std::to_string(most) + "."}};
  const auto status = gpu_.driver().setFunctionAttribute(function_, driver::functionMaxDynamicShared,
                                                         static_cast<int>(variant.sharedBytes));
  if (status == driver::success) return std::nullopt;
  return {{Failure::resources, "The GPU does not allow " + std::to_string(variant.sharedBytes) +
                                   " bytes of dynamic shared memory (" + gpu_.driver().nameOf(status) + ")."}};
}

void Kernel::setArguments(const std::vector<measure::Argument> &arguments, const DeviceBuffers &buffers) {
  values_.clear();
  for (const measure::Argument &argument : arguments) {
    if (!argument.buffer) {
      values_.push_back(relocated(argument.value, argument.pointers,
                                  [&buffers](std::size_t buffer) { return buffers.addressOf(buffer); }));
      continue;
    }
    const driver::Address address = buffers.addressOf(*argument.buffer) + argument.offset;
    const auto bytes = std::as_bytes(std::span(&address, 1));
    values_.emplace_back(bytes.begin(), bytes.end());
  }
}

std::pair<driver::Address, std::uint64_t> Kernel::findVariable(const std::string &symbol) const {
  driver::Address address = 0;
  std::size_t bytes = 0;
  const auto status = gpu_.driver().getGlobal(&address, &bytes, module_, symbol.c_str());
  return status == driver::success ? std::pair(address, std::uint64_t{bytes}) : std::pair(driver::Address{0}, 0UL);
}

driver::Status Kernel::launchWithAttributes(const measure::BundleVariant &variant, void **arguments) {
  std::vector<driver::LaunchAttribute> attributes;
  if (variant.cooperative) attributes.emplace_back().id = driver::launchCooperative;
  if (variant.cooperative) attributes.back().value[0] = 1;
  if (variant.cluster) {
    attributes.emplace_back().id = driver::launchCluster;
    std::ranges::copy(*variant.cluster, attributes.back().value);
  }
  driver::LaunchConfig config{.stream = gpu_.stream(), .attributes = attributes.data()};
  std::ranges::copy(variant.grid, config.grid);
  std::ranges::copy(variant.block, config.block);
  config.sharedBytes = variant.sharedBytes;
  config.attributeCount = static_cast<unsigned>(attributes.size());
  return gpu_.driver().launchEx(&config, function_, arguments, nullptr);
}

driver::Status Kernel::launch(const measure::BundleVariant &variant) {
  std::vector<void *> pointers;
  for (std::vector<std::byte> &value : values_)
    pointers.push_back(value.data());
  if (variant.cooperative || variant.cluster) return launchWithAttributes(variant, pointers.data());
  return gpu_.driver().launch(function_, variant.grid[0], variant.grid[1], variant.grid[2], variant.block[0],
                              variant.block[1], variant.block[2], variant.sharedBytes, gpu_.stream(), pointers.data(),
                              nullptr);
}

} // namespace warpgrain::runner
