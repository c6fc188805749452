// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"

#include <cstdint>
#include <vector>

/// What a picture of a request is made of, before anything is drawn.
namespace warpgrain::views {

/// Bit i: lane i.
using LaneSet = std::uint32_t;

/// A 32-byte piece of memory that a request moves.
struct ShownSector {
  std::int64_t number = 0; ///< byte address / 32
  LaneSet lanes = 0;       ///< that use bytes of it
};

/// In rising order.
std::vector<ShownSector> shownSectors(const LanePicture &picture);

/// A word that one bank of shared memory gives in one pass.
struct BankWord {
  int bank = 0;
  int pass = 0;          ///< row of the picture, from 0
  std::int64_t word = 0; ///< byte address / 4
  LaneSet lanes = 0;     ///< that get it
};

/// Lanes that are served together, and their passes.
struct BankGroup {
  int firstLane = 0;
  int lastLane = 31;
  int firstPass = 0;
  int passes = 0;
  int instruction = 0; ///< from 0, of those that move one element
};

struct BankPicture {
  std::vector<BankWord> words;
  std::vector<BankGroup> groups; ///< without those in which no lane is active
  int passes = 0;
};

/// The same passes as access::bankCostOf counts.
BankPicture bankPicture(const LanePicture &picture);

/// Different bytes that the active lanes use.
std::int64_t usedBytes(const LanePicture &picture);

} // namespace warpgrain::views
