// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorRowList.h"

#include "views/factors/FactorButton.h"
#include "views/factors/FactorRowWidget.h"
#include "views/factors/FactorSection.h"
#include "views/shared/Texts.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace warpgrain::views {

namespace {

/// Of more loops and arrays than these, the steps are shown on demand.
constexpr std::size_t mostOpenSections = 10;

const QString &keyOf(const FactorRow &row) {
  return row.section.isEmpty() ? row.group : row.section;
}

bool sameRows(const std::vector<FactorRow> &one, const std::vector<FactorRow> &other) {
  return std::ranges::equal(
      one, other, [](const FactorRow &a, const FactorRow &b) { return keyOf(a) == keyOf(b) && sameShape(a, b); });
}

std::size_t foldableSections(const std::vector<FactorRow> &rows) {
  std::set<QString> sections;
  for (const FactorRow &row : rows)
    if (!row.section.isEmpty()) sections.insert(row.section);
  return sections.size();
}

/// Where the keyboard is: a value of a row, or its line for another one.
struct KeyboardPlace {
  QString row;
  QString label;
  bool isCustom = false;
};

std::optional<KeyboardPlace> placeIn(const FactorRow &row, const FactorRowWidget &widget) {
  const QWidget *focus = QApplication::focusWidget();
  if (focus == nullptr || !widget.isAncestorOf(focus)) return std::nullopt;
  KeyboardPlace place{.row = row.title, .isCustom = focus == widget.customFactor()};
  for (std::size_t i = 0; i < row.values.size(); ++i)
    if (widget.button(i) == focus) place.label = row.values[i].label;
  return place;
}

void goTo(const KeyboardPlace &place, const FactorRow &row, const FactorRowWidget &widget) {
  if (place.isCustom && widget.customFactor() != nullptr) return widget.customFactor()->setFocus();
  const auto same = std::ranges::find(row.values, place.label, &FactorValue::label);
  const auto value = same != row.values.end() ? same - row.values.begin() : 0;
  if (!row.values.empty()) widget.button(static_cast<std::size_t>(value))->setFocus();
}

} // namespace

FactorRowList::FactorRowList(QWidget *parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto *inside = new QWidget(this);
  auto *column = new QVBoxLayout(inside);
  column->setContentsMargins(8, 6, 8, 6);
  empty_ = new QLabel(inside);
  empty_->setWordWrap(true);
  rowsArea_ = new QWidget(inside);
  rowsLayout_ = new QVBoxLayout(rowsArea_);
  rowsLayout_->setContentsMargins(0, 0, 0, 0);
  rowsLayout_->setSpacing(8);
  column->addWidget(empty_);
  column->addWidget(rowsArea_);
  column->addStretch(1);
  setWidget(inside);
  setAccessibleName(tr("Steps"));
}

void FactorRowList::setEmptyText(const QString &text) {
  empty_->setText(text);
}

void FactorRowList::setRows(const std::vector<FactorRow> &rows) {
  if (sameRows(rows_, rows))
    rows_ = rows;
  else
    rebuild(rows);
  showChosen();
  empty_->setVisible(rows_.empty());
  rowsArea_->setVisible(!rows_.empty());
}

void FactorRowList::setPlan(const transform::Plan &plan) {
  plan_ = plan;
  showChosen();
}

void FactorRowList::setTried(const std::vector<transform::Step> &steps) {
  if (steps == tried_) return;
  tried_ = steps;
  showChosen();
}

void FactorRowList::ask(std::size_t row, std::size_t value) {
  Q_EMIT valueAsked(rows_[row].values[value].step);
}

void FactorRowList::rebuild(const std::vector<FactorRow> &rows) {
  const std::vector<FactorRow> oldRows = std::exchange(rows_, rows);
  std::vector<FactorRowWidget *> oldWidgets = std::exchange(widgets_, {});
  std::optional<KeyboardPlace> place;
  for (const FactorRow &row : rows_) {
    FactorRowWidget *widget = nullptr;
    for (std::size_t i = 0; i < oldRows.size() && widget == nullptr; ++i)
      if (oldWidgets[i] != nullptr && sameShape(oldRows[i], row)) widget = std::exchange(oldWidgets[i], nullptr);
    widgets_.push_back(widget);
  }
  // Hiding a row hands the focus on to one that is about to go too, and would speak of values that are gone.
  for (std::size_t i = 0; i < oldWidgets.size(); ++i) {
    if (oldWidgets[i] == nullptr) continue;
    oldWidgets[i]->disconnect(this);
    if (!place) place = placeIn(oldRows[i], *oldWidgets[i]);
  }
  arrange();
  for (FactorRowWidget *widget : oldWidgets) {
    if (widget == nullptr) continue;
    widget->hide();
    widget->deleteLater(); // not at once: a row may be sending the signal that led here
  }
  for (std::size_t i = 0; place && i < rows_.size(); ++i)
    if (rows_[i].title == place->row && widgets_[i] != nullptr)
      goTo(*std::exchange(place, std::nullopt), rows_[i], *widgets_[i]);
}

/// Puts the rows under their headings. Headings of the same loop or array are those that were there.
void FactorRowList::arrange() {
  std::vector<FactorSection *> before = std::exchange(sections_, {});
  for (FactorSection *section : before)
    section->clear();
  const bool folds = foldableSections(rows_) > mostOpenSections;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const QString &key = keyOf(rows_[i]);
    if (i == 0 || key != keyOf(rows_[i - 1])) {
      const auto old = std::ranges::find_if(before, [&key](const QWidget *one) { return one->objectName() == key; });
      if (old != before.end()) {
        sections_.push_back(*old);
        before.erase(old);
      } else {
        sections_.push_back(makeSection(rows_[i], folds));
      }
    }
    showRow(i);
  }
  while (QLayoutItem *item = rowsLayout_->takeAt(0))
    delete item;
  for (FactorSection *section : sections_)
    rowsLayout_->addWidget(section);
  for (FactorSection *section : before) {
    section->hide();
    section->deleteLater();
  }
}

/// Puts a row at the end of the last heading. What is folded away is made when it is asked for: of a kernel with dozens
/// of loops, making everything would keep the window from answering.
void FactorRowList::showRow(std::size_t row) {
  FactorSection &section = *sections_.back();
  if (widgets_[row] == nullptr && !section.isFolded()) widgets_[row] = makeWidget(rows_[row]);
  if (widgets_[row] != nullptr) section.add(widgets_[row]);
}

/// Makes what was left out while it was folded away.
void FactorRowList::unfold(const QString &key) {
  const auto section = std::ranges::find(sections_, key, [](const QWidget *one) { return one->objectName(); });
  if (section == sections_.end()) return;
  folded_[key] = false;
  (*section)->clear();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (keyOf(rows_[i]) != key) continue;
    if (widgets_[i] == nullptr) widgets_[i] = makeWidget(rows_[i]);
    (*section)->add(widgets_[i]);
  }
  (*section)->setFolded(false);
  showChosen();
}

FactorSection *FactorRowList::makeSection(const FactorRow &row, bool folds) {
  const QString key = keyOf(row);
  auto *section = new FactorSection(!row.section.isEmpty(), rowsArea_);
  section->setObjectName(key);
  const auto chosen = folded_.find(key);
  section->setFolded(chosen != folded_.end() ? chosen->second : folds);
  connect(section, &FactorSection::folded, this, [this, key](bool folded) {
    folded_[key] = folded;
    if (!folded) unfold(key);
  });
  return section;
}

FactorRowWidget *FactorRowList::makeWidget(const FactorRow &row) {
  auto *widget = new FactorRowWidget(row, rowsArea_);
  const auto index = [this, widget] {
    return static_cast<std::size_t>(std::ranges::find(widgets_, widget) - widgets_.begin());
  };
  connect(widget, &FactorRowWidget::valueClicked, this, [=, this](std::size_t value) { choose(index(), value); });
  connect(widget, &FactorRowWidget::valueFocused, this, [=, this](std::size_t value) { ask(index(), value); });
  connect(widget, &FactorRowWidget::valueTicked, this, [=, this](std::size_t value) {
    const transform::Step step = rows_[index()].values[value].step; // by value: what is emitted may bring new rows
    Q_EMIT stepTicked(step);
  });
  connect(widget, &FactorRowWidget::factorTyped, this, [=, this](int factor) { chooseCustom(index(), factor); });
  return widget;
}

/// The newest verdicts, and what the plan holds of the rows.
void FactorRowList::showChosen() {
  std::map<QString, QStringList> chosen;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (widgets_[i] != nullptr) widgets_[i]->update(rows_[i], plan_, tried_);
    if (const auto step = chosenStep(rows_[i], plan_)) chosen[keyOf(rows_[i])] << toQString(toString(*step));
  }
  auto section = sections_.begin();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (i > 0 && keyOf(rows_[i]) == keyOf(rows_[i - 1])) continue;
    (*section)->setTitle(rows_[i].group);
    (*section++)->setChosen(chosen[keyOf(rows_[i])].join(QStringLiteral("; ")));
  }
}

void FactorRowList::choose(std::size_t row, std::size_t value) {
  // By value: what is emitted may bring new rows.
  const FactorRow of = rows_[row];
  const FactorValue chosen = of.values[value];
  ask(row, value);
  const auto now = chosenStep(of, plan_);
  if (isNeutral(of, chosen.step)) {
    if (now) Q_EMIT stepRemoved(*now);
    return;
  }
  if (!chosen.pending && !chosen.verdict.allows()) return;
  if (now != chosen.step) Q_EMIT stepChosen(chosen.step);
}

void FactorRowList::chooseCustom(std::size_t row, int factor) {
  const FactorRow of = rows_[row];
  widgets_[row]->customFactor()->setModified(false);
  for (std::size_t i = 0; i < of.values.size(); ++i)
    if (factorOf(of, of.values[i].step) == factor) return choose(row, i);
  const auto now = chosenStep(of, plan_);
  const auto step = withFactor(of, factor);
  if (!step) return;
  if (factor == 1) {
    if (now) Q_EMIT stepRemoved(*now);
  } else if (now != step) {
    Q_EMIT valueAsked({}); // nothing is known of it
    Q_EMIT stepChosen(*step);
  }
}

void FactorRowList::revealSection(const QString &section) {
  const auto found = std::ranges::find(sections_, section, [](const QWidget *one) { return one->objectName(); });
  const QWidget *focus = QApplication::focusWidget();
  if (found == sections_.end() || (focus != nullptr && rowsArea_->isAncestorOf(focus))) return;
  const int top = (*found)->mapTo(widget(), QPoint(0, 0)).y();
  verticalScrollBar()->setValue(top);
}

void FactorRowList::showStep(const transform::Step &step) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const auto value = std::ranges::find(rows_[i].values, step, &FactorValue::step);
    if (value == rows_[i].values.end()) continue;
    unfold(keyOf(rows_[i]));
    const auto index = static_cast<std::size_t>(value - rows_[i].values.begin());
    widgets_[i]->button(index)->setFocus();
    ensureWidgetVisible(widgets_[i]);
    ask(i, index);
    return;
  }
}

} // namespace warpgrain::views
