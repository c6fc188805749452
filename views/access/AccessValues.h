// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/access/facts/counting/LaunchCounter.h"
#include "core/dependence/Verdict.h"
#include "core/plan/Step.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What the view of a kernel's accesses shows. Values only: whoever has the unit makes them.
namespace warpgrain::views {

/// One reference to memory, as the table lists it.
struct AccessRow {
  access::AccessFacts facts;
  int line = 1;                        ///< from 1
  QString place;                       ///< "12"; "tile.cuh:12" outside the unit's main file
  QString text;                        ///< of the reference: "A[row * n + k]"
  QString sentence;                    ///< what it does to the memory, and what would mend it
  std::optional<transform::Step> step; ///< that the sentence names, word for word
};

/// A number of the launch that the source does not tell, and that a person may give.
struct LaunchNumber {
  enum class Kind { block, grid, argument };
  Kind kind = Kind::argument;
  model::Axis axis = model::Axis::x; ///< of block and grid
  std::string name;                  ///< of an argument
  std::optional<std::int64_t> value; ///< as given; none: not known

  friend bool operator==(const LaunchNumber &, const LaunchNumber &) = default;
};

/// The accesses of a kernel in one launch.
struct AccessList {
  QString kernel;
  std::vector<AccessRow> rows; ///< in the order of the source
  /// Of every step that a row names or that its numbers speak of, by the step's text.
  std::map<std::string, dependence::Verdict> verdicts;
  model::Extents block; ///< threads, as far as known
  access::LaunchTotals totals;
  std::vector<LaunchNumber> numbers; ///< that the source does not tell
  QStringList assumptions;           ///< sentences
};

using AccessListPointer = std::shared_ptr<const AccessList>;

/// Which request of an access is looked at.
struct PictureQuery {
  std::size_t row = 0;             ///< in AccessList::rows
  std::size_t path = 0;            ///< which of the row's paths
  std::int64_t warp = 0;           ///< of its block
  std::vector<std::int64_t> outer; ///< block and loop indices; shorter than they are: 0 for the rest
  std::int64_t request = 0;        ///< of the warp, of those that a counted run kept, where addresses are from one
  bool allIterations = false;      ///< the map of threads and elements covers the innermost loop as a whole

  friend bool operator==(const PictureQuery &, const PictureQuery &) = default;
};

/// Something that can be chosen of a request: the warp, a block index, a loop's iteration, which one of a run.
struct PictureAxis {
  enum class Kind { path, warp, block, loop, request };
  Kind kind = Kind::warp;
  QString name;             ///< "warp", "bx", "k"
  QString help;             ///< "iteration of the loop at line 12"
  std::int64_t extent = 1;  ///< values from 0 to extent - 1
  bool isKnown = true;      ///< false: the launch does not tell the extent, and it stands for more
  std::size_t position = 0; ///< of block and loop indices: in PictureQuery::outer

  friend bool operator==(const PictureAxis &, const PictureAxis &) = default;
};

/// One request of one warp.
struct LanePicture {
  access::WarpAddresses lanes;                        ///< bytes from the array's begin
  std::array<std::array<std::int64_t, 3>, 32> thread; ///< threadIdx of each lane; of lanes past the block's end too
  int threads = 32;                                   ///< lanes that are threads of the block: the first ones
  std::int64_t sizeBytes = 4;                         ///< of the element
  std::int64_t alignBytes = 4;
  bool isShared = false; ///< banks count, not sectors
  access::BankUse use = access::BankUse::load;
  access::RequestCost memory;
  access::BankCost banks;
  QString executed; ///< which request of a counted run it is; empty: predicted from the source
};

/// An element that threads of a block touch.
struct TouchedElement {
  std::int64_t byte = 0; ///< from the array's begin
  int threads = 0;       ///< that touch it
};

struct Touch {
  std::int32_t thread = 0;  ///< number in the block, x first
  std::int32_t element = 0; ///< in ReuseMap::elements
};

/// Which threads of a block touch which elements.
struct ReuseMap {
  std::array<std::int64_t, 3> block{1, 1, 1};
  std::vector<TouchedElement> elements; ///< in rising order
  std::vector<Touch> touches;           ///< each pair once
  std::int64_t accesses = 0;            ///< executions by a thread
  std::int64_t iterations = 1;          ///< of the innermost loop that are in the map
  std::int64_t iterationsInAll = 1;     ///< that it runs
  QString loop;                         ///< the innermost loop's counter; empty where there is none

  std::int64_t threads() const { return block[0] * block[1] * block[2]; }
};

struct AccessPicture {
  PictureQuery query; ///< as answered: with every outer index, each within its extent
  std::vector<PictureAxis> axes;
  std::expected<LanePicture, QString> lanes = std::unexpected(QString());
  std::expected<ReuseMap, QString> reuse = std::unexpected(QString());
};

} // namespace warpgrain::views
