// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/KernelKey.h"
#include "app/gui/background/Background.h"
#include "core/measure/Records.h"
#include "core/session/RecordedSession.h"
#include "core/workflow/Measure.h"

#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace warpgrain::gui {

using RecordedSessionPointer = std::shared_ptr<const session::RecordedSession>;

/// Where variants can be measured, or have been.
struct MeasureTarget {
  int gpu = 0;                      ///< of this machine, in the driver's order
  std::string host;                 ///< the command that leads to another machine; empty: this one
  RecordedSessionPointer recording; ///< in place of both

  friend bool operator==(const MeasureTarget &, const MeasureTarget &) = default;
};

/// The places to measure on: this machine's GPUs, the machines that a person has named (kept in the settings), and
/// recorded sessions of the kernel that is looked at. One of them is chosen.
class MeasureTargets : public QObject {
  Q_OBJECT

public:
  /// The settings must outlive this. Recorded sessions of our own lie in `recordedFolder`.
  MeasureTargets(QSettings &settings, workflow::FindRunner findRunner, const std::filesystem::path &recordedFolder,
                 QObject *parent = nullptr);

  const std::vector<MeasureTarget> &targets() const { return targets_; }

  int current() const { return current_; }

  const MeasureTarget &currentTarget() const { return targets_[static_cast<std::size_t>(current_)]; }

  void choose(int target);
  /// A command that gives a shell on another machine; it is chosen.
  void addHost(const QString &command);
  /// The chosen one, where a person has named it.
  void forgetHost();
  /// Asks warpgrain-runner, beside the GUI thread.
  void lookForGpus();
  /// Reads a bundle's folder or a file of results; they are chosen where they are of this kernel.
  void openRecorded(const std::filesystem::path &path);
  /// Whose recorded sessions are offered.
  void setKernel(const std::filesystem::path &source, const KernelKey &kernel);

  /// The recorded sessions of the kernel, other than what is chosen.
  bool hasRecorded() const;
  void chooseRecorded();

  /// What the chooser says of a target, and more of it.
  QString nameOf(const MeasureTarget &target) const;
  QString helpOf(const MeasureTarget &target) const;

  bool readsCounters() const;
  void readCounters(bool read);

  /// Whether the kernels' own times are read too, beside those of events.
  bool readsActivity() const;
  void readActivity(bool read);

Q_SIGNALS:
  void changed();
  void told(const QString &sentence, bool isError);

private:
  void takeGpus(const Result<std::vector<measure::Environment>> &gpus);
  void takeRecorded(std::vector<session::RecordedSession> sessions, bool choose);
  void fill();
  QStringList hosts() const;

  QSettings &settings_;
  workflow::FindRunner findRunner_;
  std::vector<measure::Environment> gpus_;
  QString whyNoGpu_; ///< empty while it is not known
  std::vector<RecordedSessionPointer> recorded_;
  std::string source_;
  std::string kernel_;
  std::vector<MeasureTarget> targets_;
  int current_ = 0;
  Background work_; // last: waits for what was begun
};

} // namespace warpgrain::gui
