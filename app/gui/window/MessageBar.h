// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace warpgrain::gui {

/// A line above the editor that says what happened, and may offer what to do. It stops nobody.
class MessageBar : public QFrame {
  Q_OBJECT

public:
  struct Offer {
    QString text;
    std::function<void()> action;
  };

  explicit MessageBar(QWidget *parent = nullptr);

  /// Takes the place of what was shown. Choosing an offer closes the bar.
  void tell(MessageKind kind, const QString &sentence, const std::vector<Offer> &offers = {},
            MessageCause cause = MessageCause::event);
  void dismiss();
  /// What the sentence speaks of is gone: it goes, too, where this was its cause.
  void forget(MessageCause cause);

  /// What is shown; empty where nothing is.
  QString text() const;

private:
  void paint();
  void changeEvent(QEvent *event) override;

  MessageKind kind_ = MessageKind::information;
  MessageCause cause_ = MessageCause::event;
  QLabel *glyph_;
  QLabel *text_;
  QHBoxLayout *offers_;
};

} // namespace warpgrain::gui
