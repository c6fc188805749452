// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/capture/ContentFile.h"
#include "app/capture/DriverLaunch.h"
#include "app/capture/ModuleVariables.h"
#include "app/capture/Reach.h"
#include "core/base/Error.h"
#include "core/capture/CaptureSettings.h"
#include "core/measure/Bundle.h"
#include "core/measure/CubinVariables.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::capture {

/// One launch, recorded into a bundle: before() as the launch is about to be made, after() when it has been. Both fail
/// where something cannot be recorded; nothing is left in the bundle's folder then.
class Recording {
public:
  /// `module` is the cubin that has the kernel.
  Recording(const CaptureSettings &settings, const Device &device, Tracked tracked, std::string module)
      : settings_(settings), device_(device), reach_(device, std::move(tracked)), module_(std::move(module)),
        folder_(settings.bundle) {}

  Result<void> before(const DriverLaunch &launch);
  /// `launched`: the driver took the launch.
  Result<void> after(bool launched);

  const std::vector<std::string> &notes() const { return bundle_.notes; }

private:
  Result<void> makeFolder() const;
  void removeFolder() const;
  Result<void> recordBefore(const DriverLaunch &launch);
  Result<void> recordAfter(bool launched);
  Result<void> takeVariables(const DriverLaunch &launch);
  Result<void> takeArguments(const DriverLaunch &launch);
  void takeArgument(const std::vector<std::byte> &value, std::size_t index, const std::string &type);
  void noteOddWord(std::uint64_t word, std::size_t argument);
  Result<void> recordContents();
  Result<void> recordContent(std::size_t index);

  bool fits(std::uint64_t bytes) const { return bytes <= settings_.limitBytes - total_; }

  Result<void> compareContents();
  Result<void> compareContent(std::size_t index);
  Result<void> takeChangedVariables();
  Result<std::string> writeRelocations(const std::string &file, const std::vector<measure::Relocation> &found) const;
  void addBuffers(const std::string &name);
  std::string freeName(const std::string &wanted) const;
  void noteMemory();
  ReadMemory readerOf(const Range &range) const;

  std::filesystem::path pathOf(const std::string &file) const { return folder_ / file; }

  CaptureSettings settings_;
  const Device &device_;
  Reach reach_; ///< its ranges are the bundle's buffers, in the same order
  std::string module_;
  std::filesystem::path folder_;
  measure::CubinContents contents_;
  std::optional<ModuleVariables> variables_;
  measure::Bundle bundle_;
  std::uint64_t total_ = 0;       ///< bytes of contents
  std::set<std::size_t> leftOut_; ///< buffers whose content is over the limit
  std::size_t oddWords_ = 0;
};

} // namespace warpgrain::capture
