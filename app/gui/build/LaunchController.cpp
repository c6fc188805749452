// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/LaunchController.h"

#include <algorithm>

namespace warpgrain::gui {

using model::Axis;

void LaunchController::setKernel(const AnalysisPointer &analysis, const KernelKey &kernel) {
  std::vector<LaunchSite> sites;
  const model::FunctionId id =
      analysis && analysis->unit ? findKernel(*analysis->unit, kernel) : model::none<model::FunctionId>;
  if (model::isSome(id))
    for (const model::Launch *launch : analysis->unit->launchesOf(id)) {
      LaunchSite site{.place = analysis->outline.placeOf(launch->spelling.span),
                      .block = launch->blockExtents,
                      .grid = launch->gridExtents};
      if (const auto bytes = launch->sharedByteCount; bytes && *bytes >= 0 && *bytes <= UINT32_MAX)
        site.dynamicBytes = static_cast<std::uint32_t>(*bytes);
      sites.push_back(site);
    }
  if (kernel != kernel_) {
    current_ = 0;
    typedBlock_ = {};
    typedGrid_ = {};
    arguments_.clear();
    typedBytes_.reset();
  }
  kernel_ = kernel;
  sites_ = std::move(sites);
  current_ = std::clamp(current_, sites_.empty() ? -1 : 0, static_cast<int>(sites_.size()) - 1);
  Q_EMIT changed();
}

void LaunchController::choose(int site) {
  if (site < 0 || site >= static_cast<int>(sites_.size()) || site == current_) return;
  current_ = site;
  Q_EMIT changed();
}

model::Extents LaunchController::toldBlock() const {
  return current_ >= 0 ? sites_[static_cast<std::size_t>(current_)].block : model::Extents();
}

model::Extents LaunchController::toldGrid() const {
  return current_ >= 0 ? sites_[static_cast<std::size_t>(current_)].grid : model::Extents();
}

std::optional<std::uint32_t> LaunchController::toldBytes() const {
  return current_ >= 0 ? sites_[static_cast<std::size_t>(current_)].dynamicBytes : std::nullopt;
}

void LaunchController::typeBlock(Axis axis, std::optional<std::int64_t> threads) {
  if (typedBlock_[axis] == threads) return;
  typedBlock_[axis] = threads;
  Q_EMIT changed();
}

void LaunchController::typeGrid(Axis axis, std::optional<std::int64_t> blocks) {
  if (typedGrid_[axis] == blocks) return;
  typedGrid_[axis] = blocks;
  Q_EMIT changed();
}

void LaunchController::typeArgument(const std::string &name, std::optional<std::int64_t> value) {
  const auto known = arguments_.find(name);
  if (value ? known != arguments_.end() && known->second == *value : known == arguments_.end()) return;
  if (value)
    arguments_[name] = *value;
  else
    arguments_.erase(known);
  Q_EMIT changed();
}

void LaunchController::typeBytes(std::optional<std::uint32_t> bytes) {
  if (typedBytes_ == bytes) return;
  typedBytes_ = bytes;
  Q_EMIT changed();
}

namespace {

model::Extents toldOrTyped(model::Extents told, const model::Extents &typed) {
  for (const Axis axis : model::allAxes)
    if (!told[axis]) told[axis] = typed[axis];
  return told;
}

} // namespace

model::Extents LaunchController::block() const {
  return toldOrTyped(toldBlock(), typedBlock_);
}

model::Extents LaunchController::grid() const {
  return toldOrTyped(toldGrid(), typedGrid_);
}

std::optional<std::uint32_t> LaunchController::bytes() const {
  const auto told = toldBytes();
  return told ? told : typedBytes_;
}

std::optional<std::array<std::int64_t, 3>> LaunchController::blockForBuild() const {
  const bool allTellTheSame =
      !sites_.empty() && sites_.front().block.known() &&
      std::ranges::all_of(sites_, [this](const LaunchSite &site) { return site.block == sites_.front().block; });
  const model::Extents now = block();
  if (allTellTheSame || !now.known()) return std::nullopt;
  return std::array{*now[Axis::x], *now[Axis::y], *now[Axis::z]};
}

std::optional<std::uint32_t> LaunchController::bytesForBuild() const {
  const bool allTellTheSame =
      !sites_.empty() && sites_.front().dynamicBytes && std::ranges::all_of(sites_, [this](const LaunchSite &site) {
        return site.dynamicBytes == sites_.front().dynamicBytes;
      });
  return allTellTheSame ? std::nullopt : bytes();
}

} // namespace warpgrain::gui
