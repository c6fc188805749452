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
      if (!model::isSome(launch->launcher)) continue; // where it is only named there is nothing to choose
      LaunchSite site{.place = analysis->outline.placeOf(launch->spelling.span),
                      .block = launch->blockExtents,
                      .grid = launch->gridExtents};
      if (const auto bytes = launch->sharedByteCount; bytes && *bytes >= 0 && *bytes <= UINT32_MAX)
        site.dynamicBytes = static_cast<std::uint32_t>(*bytes);
      site.analysis = analysis;
      site.launch = static_cast<std::size_t>(launch - analysis->unit->launches.data());
      sites.push_back(std::move(site));
    }
  if (kernel != kernel_) {
    const auto first = firstSites_.extract(kernel);
    current_ = first.empty() ? 0 : first.mapped();
    others_[kernel_] = std::move(typed_);
    typed_ = others_[kernel];
  }
  kernel_ = kernel;
  beside_ = {};
  if (model::isSome(id) && sites.empty())
    if (const auto found = analysis->hostNumbers.find(id); found != analysis->hostNumbers.end())
      beside_ = found->second;
  sites_ = std::move(sites);
  current_ = std::clamp(current_, sites_.empty() ? -1 : 0, static_cast<int>(sites_.size()) - 1);
  readSource();
  Q_EMIT changed();
}

/// Of the chosen site alone: a kernel may be launched in hundreds of places.
void LaunchController::readSource() {
  if (current_ < 0) return;
  LaunchSite &site = sites_[static_cast<std::size_t>(current_)];
  if (typed_.arguments.empty()) {
    site.numbers = site.analysis->launchNumbers[site.launch];
    return;
  }
  const model::Unit &unit = *site.analysis->unit;
  site.numbers = run::numbersOf(unit, unit.launches[site.launch], {}, typed_.arguments);
}

std::optional<std::size_t> LaunchController::currentLaunch() const {
  return current_ >= 0 ? std::optional(sites_[static_cast<std::size_t>(current_)].launch) : std::nullopt;
}

run::SourceNumbers LaunchController::fromSource() const {
  return current_ >= 0 ? sites_[static_cast<std::size_t>(current_)].numbers : beside_;
}

void LaunchController::clear() {
  typed_ = {};
  others_.clear();
  firstSites_.clear();
}

std::map<KernelKey, session::SavedLaunch> LaunchController::typed() const {
  std::map<KernelKey, session::SavedLaunch> out;
  const auto add = [&out](const KernelKey &kernel, const Typed &typed) {
    if (!kernel.isNone() && typed != Typed())
      out[kernel] = {.block = typed.block, .grid = typed.grid, .sharedBytes = typed.bytes, .form = formOf(typed)};
  };
  for (const auto &[kernel, typed] : others_)
    if (kernel != kernel_) add(kernel, typed);
  add(kernel_, typed_);
  return out;
}

void LaunchController::restore(const std::map<KernelKey, session::SavedLaunch> &typed, const KernelKey &kernel,
                               int site) {
  clear();
  for (const auto &[key, launch] : typed) {
    Typed &own = others_[key];
    own.block = launch.block;
    own.grid = launch.grid;
    own.bytes = launch.sharedBytes;
    setForm(own, launch.form);
  }
  firstSites_[kernel] = site;
}

void LaunchController::choose(int site) {
  if (site < 0 || site >= static_cast<int>(sites_.size()) || site == current_) return;
  current_ = site;
  readSource();
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
  if (typed_.block[axis] == threads) return;
  typed_.block[axis] = threads;
  Q_EMIT changed();
}

void LaunchController::typeGrid(Axis axis, std::optional<std::int64_t> blocks) {
  if (typed_.grid[axis] == blocks) return;
  typed_.grid[axis] = blocks;
  Q_EMIT changed();
}

void LaunchController::typeArgument(const std::string &name, std::optional<std::int64_t> value) {
  const auto known = typed_.arguments.find(name);
  if (value ? known != typed_.arguments.end() && known->second == *value : known == typed_.arguments.end()) return;
  if (value)
    typed_.arguments[name] = *value;
  else
    typed_.arguments.erase(known);
  readSource();
  Q_EMIT changed();
}

void LaunchController::typeBytes(std::optional<std::uint32_t> bytes) {
  if (typed_.bytes == bytes) return;
  typed_.bytes = bytes;
  Q_EMIT changed();
}

namespace {

/// The first that is known, by axis.
model::Extents firstOf(model::Extents told, const model::Extents &typed, const model::Extents &guessed) {
  for (const Axis axis : model::allAxes) {
    if (!told[axis]) told[axis] = typed[axis];
    if (!told[axis] && guessed[axis].value_or(0) > 0) told[axis] = guessed[axis];
  }
  return told;
}

} // namespace

std::map<std::string, std::int64_t> LaunchController::arguments() const {
  std::map<std::string, std::int64_t> out = typed_.arguments;
  const run::SourceNumbers numbers = fromSource();
  for (const run::SourceNumber &number : numbers.arguments)
    if (const auto *integer = std::get_if<std::int64_t>(&number.value)) out.try_emplace(number.name, *integer);
  return out;
}

model::Extents LaunchController::block() const {
  return firstOf(toldBlock(), typed_.block, fromSource().block);
}

model::Extents LaunchController::grid() const {
  return firstOf(toldGrid(), typed_.grid, fromSource().grid);
}

std::optional<std::uint32_t> LaunchController::bytes() const {
  if (const auto told = toldBytes()) return told;
  if (typed_.bytes) return typed_.bytes;
  const auto guessed = fromSource().sharedBytes;
  return guessed && *guessed >= 0 && *guessed <= UINT32_MAX ? std::optional(static_cast<std::uint32_t>(*guessed))
                                                            : std::nullopt;
}

run::LaunchForm LaunchController::formOf(const Typed &typed) {
  run::LaunchForm form = typed.form;
  for (const auto &[name, value] : typed.arguments)
    form.arguments[name] = value;
  return form;
}

void LaunchController::setForm(Typed &typed, run::LaunchForm form) {
  typed.arguments.clear();
  std::erase_if(form.arguments, [&typed](const auto &argument) {
    const auto *integer = std::get_if<std::int64_t>(&argument.second);
    if (integer != nullptr) typed.arguments[argument.first] = *integer;
    return integer != nullptr;
  });
  typed.form = std::move(form);
}

run::LaunchForm LaunchController::ownForm() const {
  return formOf(typed_);
}

void LaunchController::setForm(run::LaunchForm form) {
  if (form == ownForm()) return;
  setForm(typed_, std::move(form));
  readSource();
  Q_EMIT changed();
}

run::LaunchForm LaunchController::form() const {
  run::LaunchForm form = ownForm();
  const run::SourceNumbers numbers = fromSource();
  for (const run::SourceNumber &number : numbers.arguments) {
    if (const auto *integer = std::get_if<std::int64_t>(&number.value))
      form.arguments.try_emplace(number.name, *integer);
    if (const auto *real = std::get_if<double>(&number.value)) form.arguments.try_emplace(number.name, *real);
  }
  const auto complete = [](std::optional<std::array<std::int64_t, 3>> &own, const model::Extents &known) {
    if (!own && known.known()) own = {*known[Axis::x], *known[Axis::y], *known[Axis::z]};
  };
  complete(form.block, block());
  complete(form.grid, grid());
  if (!form.sharedBytes && bytes()) form.sharedBytes = *bytes();
  return form;
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
