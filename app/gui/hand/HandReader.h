// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/OneRun.h"
#include "core/session/HandText.h"

#include <QObject>

#include <filesystem>
#include <memory>

namespace warpgrain::gui {

/// Which file a kernel is taken from, to take the place of which.
struct HandRequest {
  ChosenKernel subject;       ///< its launch is not looked at
  std::filesystem::path file; ///< absolute
  /// Where the file has no kernel of the chosen one's name: whether another kernel of the source may be taken that it
  /// has one for.
  bool mayTakeOther = false;
};

/// Takes a kernel from a file, on a thread of its own: reads it with its own flags, finds the kernel of the same name,
/// or the only one, and compares its parameters.
class HandReader : public QObject {
  Q_OBJECT

public:
  explicit HandReader(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);
  /// Cancels and waits.
  ~HandReader() override;

  /// Not while one is running.
  void read(HandRequest request);

  /// What is read is not wanted any more; finished() follows.
  void cancel() { run_.cancel(); }

  bool isRunning() const { return run_.isRunning(); }

Q_SIGNALS:
  void started(const std::filesystem::path &file);
  /// The kernel whose place it takes, and its text.
  void taken(const warpgrain::gui::KernelKey &kernel, const warpgrain::session::HandText &hand);
  /// The sentence says what is wrong, where, and what to do.
  void refused(const QString &sentence);
  /// Behind taken or refused, or after a cancellation.
  void finished();

private:
  std::shared_ptr<KeptParser> parser_;
  OneRun run_; // last: its thread uses all the others
};

} // namespace warpgrain::gui
