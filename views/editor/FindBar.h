// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/TextSearch.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace warpgrain::views {

class SourceEditor;

/// The bar under an editor that finds and replaces. Finds while one types; tells in words what it found.
class FindBar : public QWidget {
  Q_OBJECT

public:
  explicit FindBar(SourceEditor &editor, QWidget *parent = nullptr);

  /// Opens the bar with the selected text in it, if that is within a line.
  void open(bool withReplace);
  void close();

  void findNext();
  void findPrevious();
  void replaceCurrent();
  void replaceAll();

  /// "3 of 17", "Not found", or what is wrong with the regular expression.
  QString message() const;

protected:
  void keyPressEvent(QKeyEvent *event) override;

private:
  QWidget *makeFindLine();
  QWidget *makeReplaceLine();
  TextSearch search() const;
  /// Looks for the text again and shows all places; tells how many.
  void refresh();
  /// Selects the first match from a place on, or the last one before it.
  void goFrom(std::size_t place, bool forward);
  std::optional<std::size_t> selectedMatch() const;
  void tell(const QString &message, bool good);
  void tellPosition();

  SourceEditor &editor_;
  QLineEdit *find_ = nullptr;
  QLineEdit *replace_ = nullptr;
  QCheckBox *matchCase_ = nullptr;
  QCheckBox *wholeWord_ = nullptr;
  QCheckBox *regularExpression_ = nullptr;
  QLabel *message_ = nullptr;
  QWidget *replaceLine_ = nullptr;
  std::vector<TextMatch> matches_;
};

} // namespace warpgrain::views
