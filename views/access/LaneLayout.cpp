// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/LaneLayout.h"

#include "core/access/facts/requests/ByteSet.h"

#include <algorithm>
#include <map>

namespace warpgrain::views {

namespace {

std::int64_t floorDivide(std::int64_t value, std::int64_t by) {
  const std::int64_t quotient = value / by;
  return value % by < 0 ? quotient - 1 : quotient;
}

int bankOf(std::int64_t word) {
  const auto bank = static_cast<int>(word % access::bankCount);
  return bank < 0 ? bank + access::bankCount : bank;
}

/// The words that lanes [first, last] want of each bank, in rising order.
std::map<int, std::map<std::int64_t, LaneSet>> wantedWords(const LanePicture &picture, const BankGroup &group,
                                                           std::int64_t instructionBytes) {
  std::map<int, std::map<std::int64_t, LaneSet>> wanted;
  for (int lane = group.firstLane; lane <= group.lastLane; ++lane) {
    if (!picture.lanes.isActive(lane)) continue;
    const std::int64_t begin =
        picture.lanes.byte[static_cast<std::size_t>(lane)] + group.instruction * instructionBytes;
    const std::int64_t last = floorDivide(begin + instructionBytes - 1, access::bankBytes);
    for (std::int64_t word = floorDivide(begin, access::bankBytes); word <= last; ++word)
      wanted[bankOf(word)][word] |= LaneSet{1} << lane;
  }
  return wanted;
}

} // namespace

std::vector<ShownSector> shownSectors(const LanePicture &picture) {
  std::map<std::int64_t, LaneSet> sectors;
  for (int lane = 0; lane < access::warpLanes; ++lane) {
    if (!picture.lanes.isActive(lane)) continue;
    const std::int64_t begin = picture.lanes.byte[static_cast<std::size_t>(lane)];
    const std::int64_t last = floorDivide(begin + picture.sizeBytes - 1, access::sectorBytes);
    for (std::int64_t sector = floorDivide(begin, access::sectorBytes); sector <= last; ++sector)
      sectors[sector] |= LaneSet{1} << lane;
  }
  std::vector<ShownSector> result;
  for (const auto &[number, lanes] : sectors)
    result.push_back({.number = number, .lanes = lanes});
  return result;
}

BankPicture bankPicture(const LanePicture &picture) {
  BankPicture result;
  const access::Instructions instructions = access::instructionsFor(picture.sizeBytes, picture.alignBytes);
  const auto parts = access::bankPartsOf(picture.lanes, instructions, picture.use);
  for (int instruction = 0; instruction < instructions.count; ++instruction)
    for (const access::BankPart &part : parts) {
      BankGroup group{
          .firstLane = part.first, .lastLane = part.last - 1, .firstPass = result.passes, .instruction = instruction};
      for (const auto &[bank, words] : wantedWords(picture, group, instructions.bytes)) {
        int pass = result.passes;
        for (const auto &[word, who] : words)
          result.words.push_back({.bank = bank, .pass = pass++, .word = word, .lanes = who});
        group.passes = std::max(group.passes, pass - result.passes);
      }
      if (group.passes == 0) continue;
      result.passes += group.passes;
      result.groups.push_back(group);
    }
  return result;
}

std::int64_t usedBytes(const LanePicture &picture) {
  access::ByteSet bytes;
  for (int lane = 0; lane < access::warpLanes; ++lane)
    if (picture.lanes.isActive(lane)) bytes.add(picture.lanes.byte[static_cast<std::size_t>(lane)], picture.sizeBytes);
  return bytes.count();
}

} // namespace warpgrain::views
