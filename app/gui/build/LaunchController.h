// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "core/run/launch/LaunchForm.h"
#include "core/run/launch/SourceNumbers.h"
#include "core/session/saved/SavedSession.h"

#include <QObject>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// A place where the chosen kernel is launched.
struct LaunchSite {
  Place place;
  model::Extents block;                      ///< threads, as far as the source tells
  model::Extents grid;                       ///< blocks, likewise
  std::optional<std::uint32_t> dynamicBytes; ///< likewise
  AnalysisPointer analysis;                  ///< that `launch` belongs to
  std::size_t launch = 0;                    ///< in its unit
  /// The numbers that it passes, with those that follow from what was typed; guesses are among them.
  run::SourceNumbers numbers;

  friend bool operator==(const LaunchSite &, const LaunchSite &) = default;
};

/// The launch that occupancy and accesses are computed for, and variants run with: what the source tells of it, what a
/// person has typed, and numbers that the source holds where nothing was typed. What was typed for a kernel is kept
/// until another unit is opened.
class LaunchController : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  /// The sites of another kernel, or of another revision of the same; the chosen one stays as far as it is there.
  void setKernel(const AnalysisPointer &analysis, const KernelKey &kernel);

  /// Another unit: nothing is typed.
  void clear();

  /// What was typed, for each kernel for which something was.
  std::map<KernelKey, session::SavedLaunch> typed() const;
  /// Takes the place of all that was typed, before a kernel is looked at; `site` is that of one kernel.
  void restore(const std::map<KernelKey, session::SavedLaunch> &typed, const KernelKey &kernel, int site);

  const std::vector<LaunchSite> &sites() const { return sites_; }

  /// -1 where the kernel is launched nowhere in the unit.
  int current() const { return current_; }

  /// A program beside the unit launches the kernel, by its name.
  bool isLaunchedBeside() const { return beside_ != run::SourceNumbers(); }

  /// The chosen launch's position in Unit::launches; none where the kernel is launched nowhere in the unit.
  std::optional<std::size_t> currentLaunch() const;

  void choose(int site);

  /// What the source tells; unknown extents can be typed.
  model::Extents toldBlock() const;
  model::Extents toldGrid() const;
  std::optional<std::uint32_t> toldBytes() const;

  void typeBlock(model::Axis axis, std::optional<std::int64_t> threads);
  void typeGrid(model::Axis axis, std::optional<std::int64_t> blocks);
  /// The value of an integer parameter of the kernel, by its name.
  void typeArgument(const std::string &name, std::optional<std::int64_t> value);
  void typeBytes(std::optional<std::uint32_t> bytes);

  /// The numbers that the chosen site passes, with those that follow from what was typed.
  run::SourceNumbers fromSource() const;

  /// Told, typed or guessed.
  model::Extents block() const;
  model::Extents grid() const;
  std::optional<std::uint32_t> bytes() const;

  /// Whole numbers: as typed, or as the source holds them.
  std::map<std::string, std::int64_t> arguments() const;

  /// The launch form as a person has filled it in: extents only where they are to be others than those above.
  run::LaunchForm ownForm() const;
  /// Integer arguments are those of the accesses, too.
  void setForm(run::LaunchForm form);
  /// What variants are run with: the form, completed by what is told, typed or held by the source.
  run::LaunchForm form() const;

  /// What the builder has to be given: nothing where all launches of the kernel tell the same.
  std::optional<std::array<std::int64_t, 3>> blockForBuild() const;
  std::optional<std::uint32_t> bytesForBuild() const;

Q_SIGNALS:
  void changed();

private:
  /// By a person, for one kernel.
  struct Typed {
    model::Extents block;
    model::Extents grid;
    std::map<std::string, std::int64_t> arguments;
    std::optional<std::uint32_t> bytes;
    run::LaunchForm form; ///< without integer arguments

    friend bool operator==(const Typed &, const Typed &) = default;
  };

  static run::LaunchForm formOf(const Typed &typed);
  static void setForm(Typed &typed, run::LaunchForm form);
  void readSource();

  std::vector<LaunchSite> sites_;
  KernelKey kernel_;
  int current_ = -1;
  run::SourceNumbers beside_;           ///< what programs beside the unit pass, where nothing in it launches the kernel
  std::map<KernelKey, int> firstSites_; ///< to be chosen where a kernel is looked at for the first time
  Typed typed_;
  std::map<KernelKey, Typed> others_; ///< of kernels that were looked at before
};

} // namespace warpgrain::gui
