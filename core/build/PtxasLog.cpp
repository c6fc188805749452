// SPDX-License-Identifier: Apache-2.0
#include "core/build/PtxasLog.h"

#include "core/base/DemangledName.h"
#include "core/base/Trimmed.h"

#include <charconv>
#include <optional>

namespace warpgrain::build {

namespace {

std::optional<std::string_view> after(std::string_view text, std::string_view lead) {
  if (!text.starts_with(lead)) return std::nullopt;
  return trimmed(text.substr(lead.size()));
}

/// What stands between the first two quotes from a place on.
std::string_view quotedAfter(std::string_view text, std::size_t from) {
  const std::size_t begin = text.find('\'', from);
  const std::size_t end = begin == std::string_view::npos ? begin : text.find('\'', begin + 1);
  return end == std::string_view::npos ? std::string_view{} : text.substr(begin + 1, end - begin - 1);
}

/// "16", and "16+8" of ptxas before CUDA 5.5, which counted parameters apart. Takes the number off
/// the text.
std::optional<std::uint32_t> takeNumber(std::string_view &text) {
  std::uint32_t sum = 0;
  bool any = false;
  while (true) {
    std::uint32_t part = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), part);
    if (error != std::errc()) break;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    sum += part;
    any = true;
    if (!text.starts_with('+')) break;
    text.remove_prefix(1);
  }
  text = trimmed(text);
  return any ? std::optional(sum) : std::nullopt;
}

/// Calls with each "<number> <what>" of a list separated by commas.
template <typename Use>
void forEachAmount(std::string_view list, Use use) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    std::string_view item = trimmed(list.substr(0, comma));
    list.remove_prefix(std::min(list.size(), comma + 1));
    if (const auto used = after(item, "used ")) item = *used; // "used 1 barriers"
    if (const auto amount = takeNumber(item)) use(*amount, item);
  }
}

/// "Used 32 registers, used 1 barriers, 4096 bytes smem, 368 bytes cmem[0]"
void readUsed(std::string_view list, KernelResources &kernel) {
  forEachAmount(list, [&](std::uint32_t amount, std::string_view what) {
    if (what == "registers")
      kernel.registersPerThread = amount;
    else if (what == "barriers")
      kernel.barriers = amount;
    else if (what == "bytes smem")
      kernel.staticSharedBytes = amount;
    else if (const auto bank = after(what, "bytes cmem[")) {
      std::string_view number = *bank;
      if (const auto index = takeNumber(number)) kernel.constantBanks.push_back({.bank = *index, .bytes = amount});
    }
  });
}

/// "312 bytes stack frame, 780 bytes spill stores, 904 bytes spill loads"
void readProperties(std::string_view list, KernelResources &kernel) {
  forEachAmount(list, [&](std::uint32_t amount, std::string_view what) {
    if (what == "bytes stack frame")
      kernel.stackFrameBytes = amount;
    else if (what == "bytes spill stores")
      kernel.spillStoreBytes = amount;
    else if (what == "bytes spill loads")
      kernel.spillLoadBytes = amount;
  });
}

class LogReader {
public:
  PtxasLog run(std::string_view log) {
    while (!log.empty()) {
      const std::size_t end = std::min(log.find('\n'), log.size());
      readLine(trimmed(log.substr(0, end)));
      log.remove_prefix(std::min(log.size(), end + 1));
    }
    return std::move(result_);
  }

private:
  void readLine(std::string_view line) {
    if (const auto warning = ptxasLine(line, "warning"))
      result_.warnings.emplace_back(*warning);
    else if (const auto info = ptxasLine(line, "info"))
      readInfo(*info);
    else if (propertiesAreKernels_ && line.contains("bytes stack frame"))
      readProperties(line, result_.kernels.back());
  }

  /// "ptxas info    : Used 8 registers": the text after the colon.
  static std::optional<std::string_view> ptxasLine(std::string_view line, std::string_view severity) {
    const auto rest = after(line, "ptxas");
    if (!rest || !rest->starts_with(severity)) return std::nullopt;
    return after(trimmed(rest->substr(severity.size())), ":");
  }

  void readInfo(std::string_view info) {
    if (const auto entry = after(info, "Compiling entry function")) return begin(*entry);
    if (const auto function = after(info, "Function properties for")) {
      propertiesAreKernels_ = inKernel_ && *function == result_.kernels.back().mangledName;
      return;
    }
    if (!info.starts_with("Used ") || !inKernel_) return;
    readUsed(info.substr(std::string_view("Used ").size()), result_.kernels.back());
    // The properties of the device functions that the kernel calls may follow: they are not the
    // kernel's.
    inKernel_ = false;
    propertiesAreKernels_ = false;
  }

  /// "'_Z6stagedPKfPf' for 'sm_90'"
  void begin(std::string_view entry) {
    KernelResources kernel;
    kernel.mangledName = quotedAfter(entry, 0);
    kernel.architecture = quotedAfter(entry, kernel.mangledName.size() + 2);
    kernel.name = demangled(kernel.mangledName);
    result_.kernels.push_back(std::move(kernel));
    inKernel_ = true;
    propertiesAreKernels_ = false;
  }

  PtxasLog result_;
  bool inKernel_ = false;
  bool propertiesAreKernels_ = false;
};

} // namespace

PtxasLog parsePtxasLog(std::string_view log) {
  return LogReader().run(log);
}

} // namespace warpgrain::build
