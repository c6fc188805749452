// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessKey.h"
#include "app/gui/analysis/Outline.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::gui {

/// A piece of a source.
struct PlaceRange {
  Place place;
  std::uint32_t length = 0; ///< in bytes

  friend bool operator==(const PlaceRange &, const PlaceRange &) = default;
};

/// What a person looks at; every view follows it.
class Selection : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  const KernelKey &kernel() const { return kernel_; }

  /// A row of the variants table; none where the chosen plan is looked at.
  std::optional<std::size_t> variant() const { return variant_; }

  /// A reference to memory in the chosen kernel, in the newest text whose accesses are known.
  const std::optional<AccessKey> &access() const { return access_; }

  void setKernel(const KernelKey &kernel) {
    if (kernel == kernel_) return;
    kernel_ = kernel;
    Q_EMIT kernelChanged(kernel_);
  }

  void setVariant(std::optional<std::size_t> variant) {
    if (variant == variant_) return;
    variant_ = variant;
    Q_EMIT variantChanged(variant_);
  }

  void setAccess(const std::optional<AccessKey> &access) {
    if (access == access_) return;
    access_ = access;
    Q_EMIT accessChanged(access_);
  }

  /// Where the editor's caret is; in no file before the first one is opened.
  const Place &caret() const { return caret_; }

  void setCaret(const Place &place) {
    if (place == caret_) return;
    caret_ = place;
    Q_EMIT caretMoved(caret_);
  }

  /// The references of the chosen dependence, source and sink; empty: none is chosen.
  void setDependence(const std::vector<PlaceRange> &ends) {
    if (ends == dependence_) return;
    dependence_ = ends;
    Q_EMIT dependenceChanged(dependence_);
  }

  /// Goes to a place: the editor opens its file and moves the caret.
  void goTo(const Place &place) { Q_EMIT placeChosen(place); }

Q_SIGNALS:
  void kernelChanged(const warpgrain::gui::KernelKey &kernel);
  void variantChanged(std::optional<std::size_t> variant);
  void accessChanged(const std::optional<warpgrain::gui::AccessKey> &access);
  void caretMoved(const warpgrain::gui::Place &place);
  void dependenceChanged(const std::vector<warpgrain::gui::PlaceRange> &ends);
  void placeChosen(const warpgrain::gui::Place &place);

private:
  KernelKey kernel_;
  std::optional<std::size_t> variant_;
  std::optional<AccessKey> access_;
  Place caret_;
  std::vector<PlaceRange> dependence_;
};

} // namespace warpgrain::gui
