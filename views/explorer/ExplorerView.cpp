// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explorer/ExplorerView.h"

#include "views/explorer/OutlineIcons.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <map>

namespace warpgrain::views {

namespace {

constexpr int keyRole = OutlineModel::keyRole;
constexpr int spanRole = OutlineModel::spanRole;
constexpr int kernelRole = OutlineModel::kernelRole;

/// Of a name, beside its place.
constexpr int leastLetters = 12;

/// What is new starts open, but for what is looked up rather than looked at.
bool opensByItself(const QString &key) {
  return !key.endsWith(QStringLiteral("/parameters")) && !key.endsWith(QStringLiteral("/shared")) &&
         !key.endsWith(QStringLiteral("/instances"));
}

/// Rows [first, first + count) of the top and all that is inside them, each after what it is in.
void forEachIndex(const QAbstractItemModel &model, int first, int count, const QModelIndex &parent,
                  const std::function<void(const QModelIndex &)> &action) {
  for (int row = first; row < first + count; ++row) {
    const QModelIndex index = model.index(row, 0, parent);
    action(index);
    forEachIndex(model, 0, model.rowCount(index), index, action);
  }
}

/// The widths of places, "kernel.cuh:12". Thousands are measured after each edit; their files are few.
class PlaceWidths {
public:
  explicit PlaceWidths(const QFontMetrics &metrics) : metrics_(metrics), digit_(widestDigit(metrics)) {}

  int widestOf(const std::vector<OutlineNode> &nodes) {
    int widest = 0;
    for (const OutlineNode &node : nodes)
      widest = std::max({widest, widthOf(node.place), widestOf(node.children)});
    return widest;
  }

private:
  static int widestDigit(const QFontMetrics &metrics) {
    int widest = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
      widest = std::max(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
  }

  int widthOf(const QString &place) {
    const qsizetype file = place.lastIndexOf(u':') + 1;
    const QStringView name = QStringView(place).left(file);
    if (name != name_) {
      name_ = name.toString();
      nameWidth_ = metrics_.horizontalAdvance(name_);
    }
    return nameWidth_ + digit_ * static_cast<int>(place.size() - file);
  }

  QFontMetrics metrics_;
  int digit_;
  QString name_; ///< of the last place
  int nameWidth_ = 0;
};

} // namespace

ExplorerView::ExplorerView(QWidget *parent)
    : QWidget(parent), filterLine_(new QLineEdit(this)), tree_(new QTreeView(this)), message_(new QLabel(this)),
      model_(new OutlineModel(this)) {
  filterLine_->setPlaceholderText(tr("Filter"));
  filterLine_->setAccessibleName(tr("Filter of kernels and what is in them"));
  filterLine_->setClearButtonEnabled(true);
  tree_->setModel(model_);
  tree_->setAccessibleName(tr("Kernels"));
  tree_->setHeaderHidden(true);
  tree_->setUniformRowHeights(true);
  tree_->setTextElideMode(Qt::ElideRight);
  message_->setWordWrap(true);
  message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  message_->setMargin(8);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(filterLine_);
  column->addWidget(tree_, 1);
  column->addWidget(message_, 1);
  setFocusProxy(tree_);
  connect(filterLine_, &QLineEdit::textChanged, this, &ExplorerView::filter);
  connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExplorerView::currentChanged);
  connect(tree_, &QTreeView::clicked, this, &ExplorerView::activate);
  connect(tree_, &QTreeView::activated, this, &ExplorerView::activate);
  setUpColumns();
  applyTheme();
  updateMessage();
}

void ExplorerView::setUpColumns() {
  QHeaderView *header = tree_->header();
  header->setStretchLastSection(false);
  header->setMinimumSectionSize(40);
  header->setSectionResizeMode(0, QHeaderView::Stretch);
  // The view would measure a thousand rows after each edit to fit the column to them.
  header->setSectionResizeMode(1, QHeaderView::Fixed);
}

void ExplorerView::setOutline(OutlinePointer outline) {
  outline_ = std::move(outline);
  showOutline();
}

void ExplorerView::clear() {
  current_ = model::none<model::FunctionId>;
  outline_.reset();
  showOutline();
}

/// Shows what the filter leaves of the outline.
void ExplorerView::showOutline() {
  silent_ = true;
  const QString filter = filterLine_->text();
  const std::vector<OutlineNode> none;
  const std::vector<OutlineNode> &all = outline_ ? *outline_ : none;
  const std::vector<OutlineNode> some = filter.isEmpty() ? none : filtered(all, filter);
  const std::vector<OutlineNode> &nodes = filter.isEmpty() ? all : some;
  replaceRows(model_->changeTo(nodes), nodes);
  fitPlaces(nodes);
  silent_ = false;
  updateMessage();
}

/// Rows that come in place of others are open, and current, as these were.
void ExplorerView::replaceRows(const OutlineModel::Change &change, const std::vector<OutlineNode> &nodes) {
  std::map<QString, bool> known;
  forEachIndex(*model_, change.first, change.removed, {}, [&](const QModelIndex &index) {
    known.emplace(index.data(keyRole).toString(), tree_->isExpanded(index));
  });
  const QString current = tree_->currentIndex().data(keyRole).toString();
  model_->apply(change, nodes);
  QModelIndex now;
  forEachIndex(*model_, change.first, change.inserted, {}, [&](const QModelIndex &index) {
    const QString key = index.data(keyRole).toString();
    const auto was = known.find(key);
    if (model_->hasChildren(index)) tree_->setExpanded(index, was != known.end() ? was->second : opensByItself(key));
    if (key == current) now = index;
  });
  // Last: a view that is to show a row lays all of them out.
  if (!current.isEmpty() && now.isValid()) tree_->setCurrentIndex(now);
}

void ExplorerView::applyTheme() {
  model_->setLook(OutlineIcons(*this).all(), themeColours(*this).faint);
}

void ExplorerView::fitPlaces(const std::vector<OutlineNode> &nodes) {
  const int margin = tree_->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, tree_) + 1;
  placeWidth_ = PlaceWidths(tree_->fontMetrics()).widestOf(nodes) + 2 * margin;
  tree_->header()->resizeSection(1, placeWidth_);
  keepRoomForNames();
}

/// In a narrow view the places go, not the names.
void ExplorerView::keepRoomForNames() {
  const int name = 2 * tree_->indentation() + leastLetters * tree_->fontMetrics().averageCharWidth();
  tree_->setColumnHidden(1, width() - placeWidth_ < name);
}

void ExplorerView::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  keepRoomForNames();
}

void ExplorerView::selectKernel(model::FunctionId kernel) {
  current_ = kernel;
  const QModelIndex now = tree_->currentIndex().siblingAtColumn(0);
  if (now.isValid() && now.data(kernelRole).value<model::FunctionId>() == kernel) return;
  silent_ = true;
  for (int row = 0; row < model_->rowCount(); ++row) {
    const QModelIndex index = model_->index(row, 0);
    if (index.data(kernelRole).value<model::FunctionId>() == kernel) tree_->setCurrentIndex(index);
  }
  silent_ = false;
}

void ExplorerView::currentChanged(const QModelIndex &index) {
  if (silent_ || !index.isValid()) return;
  const auto kernel = index.siblingAtColumn(0).data(kernelRole).value<model::FunctionId>();
  if (kernel == current_) return;
  current_ = kernel;
  Q_EMIT kernelChosen(kernel);
}

void ExplorerView::activate(const QModelIndex &index) {
  const QVariant span = index.siblingAtColumn(0).data(spanRole);
  if (span.isValid()) Q_EMIT placeChosen(span.value<SourceSpan>());
}

void ExplorerView::filter(const QString &text) {
  showOutline();
  if (!text.isEmpty()) tree_->expandAll();
}

void ExplorerView::setReading(bool isReading) {
  isReading_ = isReading;
  updateMessage();
}

void ExplorerView::updateMessage() {
  const bool nothing = model_->rowCount() == 0;
  tree_->setVisible(!nothing);
  message_->setVisible(nothing);
  filterLine_->setVisible(outline_ && !outline_->empty());
  if (!outline_)
    message_->setText(isReading_ ? tr("Reading the source…") : tr("Open a CUDA file to see its kernels."));
  else if (outline_->empty())
    message_->setText(tr("There is no kernel (__global__ function with a body) in this file or in the headers of "
                         "yours that it includes."));
  else
    message_->setText(tr("Nothing matches the filter."));
}

void ExplorerView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) applyTheme();
  if (event->type() == QEvent::FontChange) showOutline();
}

} // namespace warpgrain::views
