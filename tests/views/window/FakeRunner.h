// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/window/WindowFixture.h"

namespace warpgrain::gui {

/// What the stand-in for warpgrain-runner does.
struct FakeGpu {
  QByteArray name = "Test GPU";
  QByteArray uuid = "GPU-1";
  int count = 1;          ///< of GPUs on the machine
  double secondsEach = 0; ///< that a variant takes
  QByteArray faulty;      ///< a variant whose kernel faults
  QByteArray counters;    ///< of each row, as JSON: what --counters reads
  QByteArray kernelTimes; ///< of each row, as JSON: what --activity reads
  int endsAfter = -1;     ///< rows, then it ends as one that was killed
  bool hasDriver = true;
};

/// A script that speaks as warpgrain-runner does: lines of the environment and of each variant of the bundle that it is
/// given, in the shape of real ones. The original takes 100 µs; a variant's steps make it faster by 10 µs for each 1 of
/// their first number, down to 10 µs. How it was called is left in "runner.log" of the folder.
QString writeFakeRunner(const WindowFixture &fixture, const FakeGpu &gpu,
                        const QString &name = QStringLiteral("runner"));

/// Makes the window use it.
void useFakeRunner(WindowFixture &fixture, const FakeGpu &gpu = {});

/// A session of the small kernel, or of another text, that was recorded on another GPU: the original in 20 µs,
/// coarsened by 8 in 10.
QByteArray recordedSession(const QByteArray &source);

} // namespace warpgrain::gui
