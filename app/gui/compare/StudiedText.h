// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessAnalysis.h"
#include "app/gui/analysis/KeptParser.h"
#include "core/session/Variant.h"

#include <condition_variable>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace warpgrain::gui {

/// What is asked: what a variant's text does, in a launch of the original. A variant without steps is the original.
struct TextQuestion {
  AnalysisPointer analysis;
  KernelKey kernel;
  access::LaunchContext launch; ///< of the original
  std::string architecture;
  session::Variant variant;
};

/// What the accesses of a variant's text are.
struct StudiedText {
  AccessAnalysisPointer accesses; ///< of its own text, in its own launch; null: `reason` says why
  std::string reason;             ///< a sentence; empty: the kernel is not in its text
};

/// Reads the text and looks at its accesses. The parser reads texts that steps wrote.
StudiedText studyText(const TextQuestion &question, const std::shared_ptr<KeptParser> &parser,
                      const CancellationToken &cancel);

/// True where the same text is asked for in the same launch. Times, builds and verifications are not looked at.
bool isSame(const TextQuestion &one, const TextQuestion &other);

/// The texts that were looked at last, for several threads: whoever chooses a variant again waits for nothing. A thread
/// that asks for a text that another one reads waits for it.
class StudiedTexts {
public:
  /// As studyText(), once for the same question.
  StudiedText study(const TextQuestion &question, const std::shared_ptr<KeptParser> &parser,
                    const CancellationToken &cancel);
  /// The answer that is there. Never waits.
  std::optional<StudiedText> find(const TextQuestion &question) const;

  /// How many texts were read and looked at so far.
  std::size_t studiedCount() const;

private:
  struct Entry {
    TextQuestion question;
    std::optional<StudiedText> answer; ///< none: a thread looks at it
  };

  std::list<Entry>::iterator at(const TextQuestion &question);
  void forgetOldest();

  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::list<Entry> entries_; ///< what was asked for last comes first
  std::size_t studied_ = 0;
};

} // namespace warpgrain::gui
