// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "views/dependence/DependenceGraph.h"
#include "views/dependence/GraphLayout.h"
#include "views/shared/SubjectLine.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedLayout;
class QStackedWidget;
class QTextBrowser;
class QUrl;

namespace warpgrain::views {

class DependenceFilterBar;
class DependencesTable;
class GraphPane;
class MessagePage;
struct GraphPicture;

/// The dependences of a kernel: as a graph, as a table, and what is known of the chosen one. Where things stand in the
/// picture is asked for (`layoutWanted`), so that the window stays alive meanwhile.
class DependenceView : public QWidget {
  Q_OBJECT

public:
  explicit DependenceView(QWidget *parent = nullptr);

  /// Shows a graph; not null.
  void setGraph(std::shared_ptr<const DependenceGraph> graph);
  /// Shows no graph, and says why.
  void setReason(const QString &reason);
  /// Says what is being done, with a way to cancel it. What is shown stays until there is something else to show.
  void setBusy(const QString &sentence);

  /// Whose dependences are shown.
  void setSubject(const Subject &subject);

  /// The answer to the newest `layoutWanted`.
  void takeLayout(const Result<GraphLayout> &layout);

  /// Marks the statement that a line belongs to.
  void setCaret(const QString &path, int line);

  /// Null where none is shown.
  const std::shared_ptr<const DependenceGraph> &graph() const { return graph_; }

  /// The picture as SVG, in light colours; empty where there is none.
  QByteArray svg() const;

  /// Dependences between reads are to be shown.
  bool wantsReads() const;

  /// Chooses an entry of the graph as if a person had.
  void chooseEntry(std::size_t entry);

Q_SIGNALS:
  void layoutWanted(const warpgrain::views::LayoutRequest &request);
  /// Nobody waits for the layout any more.
  void layoutDropped();
  /// Dependences between reads are to be shown, and the graph was made without them.
  void readsWanted();
  /// What `setBusy` named is no longer wanted.
  void cancelWanted();
  /// To be gone to.
  void placeChosen(const warpgrain::views::GraphPlace &place);
  /// Both ends of the chosen dependence are to be seen; empty: nothing is chosen.
  void endsChosen(const std::vector<warpgrain::views::DependenceEnd> &ends);
  void exportWanted();
  /// The original's dependences are to be shown.
  void originalWanted();

private:
  QWidget *makeContentPage();
  QWidget *makeGraphPart();
  void makeSwitch();
  void connectParts();
  void order();
  void showNotice();
  void say(const QString &sentence, bool canCancel);
  void chooseEdge(std::size_t edge);
  void chooseRow(std::size_t row);
  void chooseNothing();
  void showEntries(const std::vector<std::size_t> &entries);
  void emphasise();
  void followLink(const QUrl &link);
  void goThrough(Hazard hazard);
  void goTo(const GraphPlace &place);

  std::shared_ptr<const DependenceGraph> graph_;
  std::shared_ptr<GraphPicture> ordered_; ///< whose layout is waited for
  std::size_t leftOut_ = 0;               ///< arrows that are not drawn
  QString layoutError_;
  QString busy_;
  std::vector<std::size_t> chosen_; ///< entries
  QTimer patience_;                 ///< runs while a layout may yet come without a word

  SubjectLine *subject_ = nullptr;
  QStackedLayout *pages_ = nullptr;
  MessagePage *message_ = nullptr;
  QLabel *races_ = nullptr;
  DependenceFilterBar *filters_ = nullptr;
  QLabel *notice_ = nullptr;
  QPushButton *cancelNotice_ = nullptr;
  QStackedWidget *parts_ = nullptr;
  GraphPane *pane_ = nullptr;
  DependencesTable *table_ = nullptr;
  QTextBrowser *detail_ = nullptr;
};

} // namespace warpgrain::views
