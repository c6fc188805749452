// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/NewestWins.h"
#include "app/gui/compare/StudiedText.h"
#include "app/gui/workbench/Workbench.h"
#include "views/shared/SubjectLine.h"

#include <QObject>
#include <QTimer>

#include <set>

namespace warpgrain::gui {

/// Whose text the views of accesses and of dependences show: the chosen row's of the variants table, else the
/// original's. The row's text is read and looked at on a thread of its own, while one of the views is seen.
class ChosenText : public QObject {
  Q_OBJECT

public:
  explicit ChosenText(Workbench &workbench, QObject *parent = nullptr);

  /// Says whether a view is in front: texts are looked at while one is.
  void setLookedAt(const QObject &view, bool isLookedAt);

  bool isOriginal() const { return !isVariant_; }

  /// Of the variant's text; null for the original, and until they are known.
  const AccessAnalysisPointer &accesses() const { return text_.accesses; }

  /// Why the variant's text is not looked at; empty where it is, or will be.
  const QString &reason() const { return reason_; }

  /// What stands above the views.
  views::Subject subject() const;

  /// Chooses the original's row in the place of the variant's.
  void chooseOriginal();
  /// Ends what is looked at; it begins again with another choice or launch.
  void cancel();

  bool isBusy() const { return soon_.isActive() || worker_.isBusy(); }

Q_SIGNALS:
  /// Another text, or more is known of it.
  void changed();

private:
  void takeShown();
  void begin();
  void take(const StudiedText &text);
  void setReason(const QString &reason);
  QString whyNot() const;

  Workbench &workbench_;
  std::set<const QObject *> views_; ///< that are in front
  bool isVariant_ = false;
  TextQuestion asked_;
  bool isAsked_ = false; ///< and neither answered nor cancelled: asked_ is what is wanted
  StudiedText text_;
  QString reason_;
  QTimer soon_; ///< what changes together is looked at once
  NewestWins<TextQuestion, StudiedText> worker_;
};

} // namespace warpgrain::gui
