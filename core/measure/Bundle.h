// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/ElementType.h"
#include "core/memory/Fill.h"
#include "core/memory/Tolerance.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::measure {

/// The newest version of the format; versions up to it are read. What is written has the oldest version that holds it,
/// so that older runners read all they can. Version 2 added what captures need: addresses inside of bytes and of
/// buffers, variables of a module, cooperative launches and clusters, notes. Version 3 added what launch forms need:
/// elements of several numbers, truth values, and random numbers of few bits.
inline constexpr int bundleVersion = 3;

// What memory holds has the same names in this room as in its own.
using memory::ElementMember;
using memory::ElementType;
using memory::Fill;
using memory::FillKind;
using memory::ScalarKind;
using memory::Tolerance;

/// A place that holds the address of a buffer: eight bytes, little-endian.
struct Relocation {
  std::uint64_t at = 0;     ///< where it lies, in bytes
  std::size_t buffer = 0;   ///< index in Bundle::buffers
  std::uint64_t offset = 0; ///< into that buffer, in bytes

  friend bool operator==(const Relocation &, const Relocation &) = default;
};

/// An allocation in device memory, or a variable of the variant's module.
struct Buffer {
  std::string name;
  std::uint64_t bytes = 0;
  ElementType element = ElementType::of(ScalarKind::u8); ///< how it is filled and compared; u8: as bytes
  /// The kernel may write it: it is compared after a launch. A buffer that is not written must not change.
  bool written = true;
  /// What it holds before a launch may change what the kernel does, so it is filled again before each one. Where that
  /// is not so, timed launches follow each other with nothing in between, and find the caches as the last one left
  /// them.
  bool read = true;
  Fill fill;            ///< a file is relative to the bundle
  std::string expected; ///< a file of the bundle with the right output; empty: the baseline's output is right
  Tolerance tolerance;
  std::string symbol; ///< the `__device__` or `__constant__` variable that it is; empty: an allocation of its own
  /// Files of the bundle that say where the content, and the expected one, hold addresses; empty: nowhere.
  std::string pointers;
  std::string expectedPointers;

  friend bool operator==(const Buffer &, const Buffer &) = default;
};

/// An argument of the kernel: the address of a buffer, or bytes.
struct Argument {
  std::string name;                  ///< the parameter's, for messages; may be empty
  std::optional<std::size_t> buffer; ///< index in Bundle::buffers
  std::uint64_t offset = 0;          ///< into it, in bytes
  std::vector<std::byte> value;      ///< where it is no buffer; as the device sees it, little-endian
  std::vector<Relocation> pointers;  ///< addresses inside the value, of a struct passed by value for example

  friend bool operator==(const Argument &, const Argument &) = default;
};

/// A kernel with its launch, to be measured.
struct BundleVariant {
  std::string id;     ///< letters, digits, '.', '_' and '-'; unique in the bundle
  std::string steps;  ///< the plan it was made with; empty for the original
  std::string module; ///< cubin or PTX, a file of the bundle
  std::string kernel; ///< the symbol in it: "_Z5scalePf"
  std::array<std::uint32_t, 3> grid{1, 1, 1};
  std::array<std::uint32_t, 3> block{1, 1, 1};
  std::uint32_t sharedBytes = 0;                  ///< dynamic
  std::optional<std::vector<Argument>> arguments; ///< where they differ from the bundle's
  bool cooperative = false;                       ///< launched so that all its blocks can wait for each other
  /// Blocks in a cluster, where the launch and not the kernel says so.
  std::optional<std::array<std::uint32_t, 3>> cluster;

  friend bool operator==(const BundleVariant &, const BundleVariant &) = default;
};

/// How to measure; each may be overruled on the runner's command line.
struct MeasureSettings {
  bool flushL2 = false;      ///< before each timed launch; otherwise an untimed launch goes before it
  double target = 0.01;      ///< half the 95 % interval of the median, as a share of the median
  double budgetSeconds = 10; ///< for one variant, of wall time
  double launchSeconds = 30; ///< a launch that takes longer hangs
  unsigned minimumSamples = 15;
  unsigned maximumSamples = 2000;

  friend bool operator==(const MeasureSettings &, const MeasureSettings &) = default;
};

/// A measurement that can be carried anywhere (design section 8).
struct Bundle {
  std::filesystem::path folder; ///< canonical
  std::string title;            ///< for a person; may be empty
  std::string source;           ///< the source file's name; may be empty
  std::string toolkit;          ///< the CUDA toolkit that made the modules: "13.0.88"; may be empty
  std::vector<Buffer> buffers;
  std::vector<Argument> arguments;
  MeasureSettings settings;
  std::size_t baseline = 0; ///< index in variants
  std::vector<BundleVariant> variants;
  std::vector<std::string> notes; ///< what to know of it: what a capture could not record, for example

  const std::vector<Argument> &argumentsOf(const BundleVariant &variant) const {
    return variant.arguments ? *variant.arguments : arguments;
  }

  friend bool operator==(const Bundle &, const Bundle &) = default;
};

} // namespace warpgrain::measure
